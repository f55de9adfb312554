#!/usr/bin/env bash
# Lists the public surface in Docs/API.txt, so that a change of it shows in review.
# Usage: scripts/api.sh [--check]   with --check nothing is written, and a stale list is an error
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" != Linux ]; then
  echo "LEFT OUT: the list of the public surface is made and checked on Linux."
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The modules as a phone sees them: the fields need UIKit and SwiftUI.
phone=Tests/AppleUI/Phone
modules=(NumericTextCore NumericText NumericTextUI)
for module in "${modules[@]}"; do
  # The flags of the tests before, so that nothing is built twice.
  # shellcheck disable=SC2086
  swift build ${WARNINGS:-} --package-path $phone --target "$module" >&2
  scripts/symbols.sh $phone/.build/debug/Modules "$module" "$folder"
done

scripts/api.py "$folder" "${modules[@]}" >"$folder/API.txt"
if [ "${1:-}" != --check ]; then
  cp "$folder/API.txt" Docs/API.txt
elif ! diff -u Docs/API.txt "$folder/API.txt"; then
  echo "The public surface has changed: look at the difference, then run make api."
  exit 1
fi
