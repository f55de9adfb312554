#!/usr/bin/env bash
# Runs the unit tests with the address sanitizer, then with the thread sanitizer.
set -uo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/scripts/leaks.txt
failed=0

for sanitizer in address thread; do
  echo "Sanitizer: $sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@" \
    || { failed=1; echo "FAILED with the $sanitizer sanitizer."; }
done
exit "$failed"
