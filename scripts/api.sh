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

# extract <folder of modules> <module>
extract() {
  swift symbolgraph-extract -module-name "$2" -I "$1" -output-dir "$folder" \
    -target "$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)" \
    -minimum-access-level public -skip-inherited-docs >/dev/null
}

swift build --target NumericText >&2
for module in NumericTextCore NumericText; do extract .build/debug/Modules "$module"; done

scripts/api.py "$folder" NumericTextCore NumericText >"$folder/API.txt"
if [ "${1:-}" != --check ]; then
  cp "$folder/API.txt" Docs/API.txt
elif ! diff -u Docs/API.txt "$folder/API.txt"; then
  echo "The public surface has changed: look at the difference, then run make api."
  exit 1
fi
