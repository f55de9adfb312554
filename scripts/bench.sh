#!/usr/bin/env bash
# Measures the cases of Benchmarks/ and compares them with Foundation.
# Usage: scripts/bench.sh count [name]   prints the instructions and allocations of all cases, or of
#                                        those whose name contains `name`
#        scripts/bench.sh hot name       prints the instructions of the first matching case, by function
#        scripts/bench.sh check          fails if the instructions or allocations of a case exceed
#                                        its budget
#        scripts/bench.sh report         measures instructions, allocations and times, and writes
#                                        Benchmarks/Results.md and the chart
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks"
mode=${1:-report}
name=${2:-}

if ! command -v valgrind >/dev/null; then
  echo "valgrind is missing, so instructions cannot be counted: install it (apt-get install valgrind)."
  echo "It runs on Linux; on a Mac use a Linux container."
  exit 1
fi

# Random hash seeds would change the counts. Debug information is removed, because valgrind 3.19
# cannot read the format that this toolchain writes.
export SWIFT_DETERMINISTIC_HASHING=1
# Newer processors have variants of memcpy that need fewer instructions. These are disabled, so that
# the counts are the same on all processors.
export GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX512VL,-AVX2,-AVX,-ERMS,-FSRM
options=(-c release -Xlinker --strip-debug)
for product in AllocationCounter bench; do
  swift build "${options[@]}" --product "$product" | sed -n '/error:\|Build of/p' >&2
done
products=$(swift build "${options[@]}" --show-bin-path)
figures=.build/figures
rm -rf "$figures" && mkdir -p "$figures"

LD_PRELOAD="$products/libAllocationCounter.so" "$products/bench" allocations "$name" \
  >"$figures/allocations.tsv"
if ! valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file="$figures/callgrind" \
  "$products/bench" instructions "$name" >"$figures/log" 2>&1; then
  cat "$figures/log"
  exit 1
fi

# This case is measured in two new processes, one for NumericText and one for Foundation.
fresh="first field of a fresh process"
if [[ $fresh == *"$name"* ]]; then
  for side in numericText foundation; do
    LD_PRELOAD="$products/libAllocationCounter.so" \
      "$products/bench" fresh allocations $side "$fresh" >>"$figures/allocations.tsv"
    valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file="$figures/callgrind.$side" \
      "$products/bench" fresh instructions $side "$fresh" >>"$figures/log" 2>&1
  done
fi

case $mode in
count) "$products/bench" table "$figures" ;;
hot)
  first=$figures/callgrind.1
  [ -f "$first" ] || first=$figures/callgrind.numericText.1
  for inclusive in no yes; do
    echo "Instructions of functions, including what they call: $inclusive"
    callgrind_annotate --inclusive="$inclusive" --threshold=99 "$first" \
      | swift demangle --simplified \
      | sed -e '1,/^Ir *file:function/d' -e '/^---/d' -e 's/???://' -e 's/ \[.*//' | sed -n 1,40p
  done
  ;;
check) "$products/bench" check "$figures" ;;
report)
  # The times are measured in three passes, so that a temporary load of the machine affects only
  # one of them.
  for sweep in 1 2 3; do
    "$products/bench" times >"$figures/times$sweep.tsv"
    for _ in {1..15}; do
      for side in numericText foundation; do "$products/bench" fresh times $side "$fresh"; done
    done >>"$figures/times$sweep.tsv"
  done
  "$products/bench" report "$figures"
  ;;
*) echo "unknown mode $mode"; exit 1 ;;
esac
