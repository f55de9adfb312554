#!/usr/bin/env bash
# Runs the unit tests with the address sanitizer, then with the thread sanitizer.
set -uo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/scripts/leaks.txt
timed=aPasteOfAMegabyteTakesNoTime
failed=0

echo "LEFT OUT: $timed, whose time limit holds for code that no sanitizer slows down."
for sanitizer in address thread; do
  echo "Sanitizer: $sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" --skip "$timed" "$@" \
    || { failed=1; echo "FAILED with the $sanitizer sanitizer."; }
done
exit "$failed"
