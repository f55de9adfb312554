#!/usr/bin/env bash
# Searches with libFuzzer for input that violates a law of the engine or crashes it.
# Usage: scripts/fuzz.sh [seconds]        searches, starting with the corpus
#        scripts/fuzz.sh --trace <file>   replays one input and prints each event
#        scripts/fuzz.sh --merge <folder> adds the inputs in the folder to the corpus if they
#                                         increase the coverage
# NUMERIC_TEXT_SEED sets the seed, NUMERIC_TEXT_RUNS the maximum number of runs.
set -uo pipefail
cd "$(dirname "$0")/.."

# After a crash, swift-backtrace can take longer than any time limit, so it is turned off.
export SWIFT_BACKTRACE=enable=no
folder=.build-fuzz
fuzzer=$folder/fuzz
corpus=Tests/Fuzz/Corpus
mkdir -p "$folder/found"

skipped() {
  echo "SKIPPED: $1, so the engine was NOT fuzzed."
  exit 0
}

command -v "${SWIFTC:=swiftc}" >/dev/null || skipped "swiftc is missing"
echo '@_cdecl("LLVMFuzzerTestOneInput") public func f(_: UnsafeRawPointer?, _: Int) -> CInt { 0 }' \
  >"$folder/probe.swift"
"$SWIFTC" -parse-as-library -sanitize=fuzzer "$folder/probe.swift" -o "$folder/probe" \
  >/dev/null 2>&1 || skipped "the toolchain has no libFuzzer"

find Sources/NumericTextCore Tests/Laws Tests/Fuzz -name '*.swift' | sort >"$folder/sources"
if [ ! -x "$fuzzer" ] || [ -n "$(xargs -a "$folder/sources" -I{} find {} -newer "$fuzzer")" ]; then
  xargs -a "$folder/sources" "$SWIFTC" -O -wmo -parse-as-library -swift-version 6 \
    -package-name numeric_text -sanitize=fuzzer -o "$fuzzer" || exit 1
fi

case "${1:-60}" in
--trace) exec "$fuzzer" "$2" --trace ;;
--merge) exec "$fuzzer" -merge=1 "$corpus" "$2" ;;
esac
"$fuzzer" -runs=0 "$corpus" >"$folder/replay.log" 2>&1 \
  || { cat "$folder/replay.log"; echo "The corpus breaks a law."; exit 1; }
echo "Replayed $(find "$corpus" -type f | wc -l) inputs of the corpus."
"$fuzzer" -max_total_time="${1:-60}" -max_len=256 -timeout=30 -print_final_stats=1 \
  -runs="${NUMERIC_TEXT_RUNS:--1}" -seed="${NUMERIC_TEXT_SEED:-0}" -artifact_prefix="$folder/" "$folder/found" "$corpus" \
  >"$folder/fuzz.log" 2>&1
status=$?
if [ "$status" = 0 ]; then grep -E 'Seed|DONE|stat::number' "$folder/fuzz.log"; else tail -n 40 "$folder/fuzz.log"; fi
exit "$status"
