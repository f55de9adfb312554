#!/usr/bin/env bash
# Measures the cases of Benchmarks/ beside Foundation.
# Usage: scripts/bench.sh instructions [name]   instructions and allocations of the cases with this in their names
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks"
mode=${1:-instructions}
name=${2:-}

# Hash seeds would change the counts; valgrind 3.19 cannot read this toolchain's debug information.
export SWIFT_DETERMINISTIC_HASHING=1
build() { swift build -c release -Xlinker --strip-debug --product "$1"; }
build AllocationCounter >&2
build bench >&2
products=$(swift build -c release -Xlinker --strip-debug --show-bin-path)
counts=.build/counts
rm -rf "$counts" && mkdir -p "$counts"

LD_PRELOAD="$products/libAllocationCounter.so" "$products/bench" allocations "$name"
valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file="$counts/callgrind" \
  "$products/bench" instructions "$name" >"$counts/log" 2>&1
awk -F': ' '/^desc: Trigger/ { split($4, part, "\t") }
  /^totals/ && part[2] { printf "%s: %d instructions\n", part[1], $2 / part[2] }' "$counts"/callgrind.*
