#!/usr/bin/env bash
# Writes a list of the public symbols to Docs/API.txt, so that changes are visible in reviews.
# Usage: scripts/api.sh [--check]   with --check, writes nothing and fails if the list is outdated
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname)" != Linux ]; then
  echo "SKIPPED: the list of public symbols is generated and checked on Linux only."
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# surface <system> <module>...: builds modules of the package Tests/AppleUI, which has stand-ins for
# the frameworks of each system, and extracts the public symbols of these modules.
surface() {
  local system=$1 build=Tests/AppleUI/.build/$1 module
  shift
  mkdir -p "$folder/$system"
  for module in "$@"; do
    # The flags must be the same as for the tests. Otherwise everything would be rebuilt.
    # shellcheck disable=SC2086
    APPLE_SYSTEM=$system swift build ${WARNINGS:-} --package-path Tests/AppleUI \
      --scratch-path "$build" --target "$module" >&2
    scripts/symbols.sh "$build/debug/Modules" "$module" "$folder/$system"
  done
}

surface Phone NumericTextCore NumericText NumericTextReplay NumericTextUI NumericTextMigration
surface Mac NumericTextUI
scripts/api.py "$folder" >"$folder/API.txt"

# Symbols of the last release may be removed or changed only in a new major version.
release=$(git describe --tags --abbrev=0 --match '[0-9]*' 2>/dev/null || true)
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Tools/Sources/numeric-text/Version.swift)
if [ -n "$release" ] && git show "$release:Docs/API.txt" >"$folder/released.txt" 2>/dev/null \
  && [ "${release%%.*}" = "${version%%.*}" ]; then
  scripts/api-breaks.py "$folder/released.txt" "$folder/API.txt" >"$folder/gone.txt" \
    || { echo "These symbols of $release are gone or changed:"; cat "$folder/gone.txt"; exit 1; }
fi
if [ "${1:-}" != --check ]; then
  cp "$folder/API.txt" Docs/API.txt
elif ! diff -u Docs/API.txt "$folder/API.txt"; then
  echo "The public symbols have changed. Check the differences above, then run make api."
  exit 1
fi
