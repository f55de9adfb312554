#!/usr/bin/env bash
# Prints the line coverage of each file of the engine, and fails below 95 % in total.
set -euo pipefail
cd "$(dirname "$0")/.."

least=95
swift test --enable-code-coverage --filter 'NumericTextCoreTests|NumericTextTests|NumericTextReplayTests'
profile=$(dirname "$(swift test --show-codecov-path)")/default.profdata
binary=$(find -L .build/debug -maxdepth 1 -name '*.xctest' | head -n 1)
# Only tools of the same toolchain can read the coverage profile.
tools=$(dirname "$(readlink -f "$(command -v swift)")")
report=$("$tools/llvm-cov" report "$binary" -instr-profile "$profile" Sources/NumericTextCore)
echo "$report"
covered=$(awk '$1 == "TOTAL" { sub(/%/, "", $10); print int($10) }' <<<"$report")
echo "Line coverage of NumericTextCore: $covered %"
[ "$covered" -ge "$least" ] || { echo "It is below $least %."; exit 1; }
