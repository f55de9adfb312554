#!/usr/bin/env bash
# Checks rules that swift-format does not check: the lengths of files and functions, licenses, imports, tests,
# and constructs that are not allowed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

fail() {
  echo "style: $1"
  failed=1
}

sources() { git ls-files --cached --others --exclude-standard "$@" | grep '\.swift$' | grep -v '\.generated\.swift$'; }

for file in $(sources Sources Tests Tools Examples scripts); do
  [ -f "$file" ] || continue
  [ "$(wc -l <"$file")" -le 300 ] || fail "$file is longer than 300 lines"
  head -n 1 "$file" | grep -q '^// \(SPDX\|swift-tools\)' || fail "$file does not start with its license"
  awk -v file="$file" '
    /^ *((public|package|private|fileprivate|static|mutating|override) )*(func|init)[ (?<]/ && /{$/ {
      start = NR; match($0, /^ */); indent = RLENGTH }
    start && match($0, /^ *}/) && RLENGTH == indent + 1 {
      if (NR - start > 41) { print "style: " file ":" start " is a function of " NR - start " lines"; bad = 1 }
      start = 0 }
    END { exit bad }' "$file" || failed=1
done

# Checks that modules import only the modules that they may import.
for file in $(sources Sources/NumericTextCore); do
  grep -Hn '^ *\(public \|package \|@_exported \)*import ' "$file" && fail "$file: Core imports nothing"
  [ "$file" = Sources/NumericTextCore/Platform/Platform.swift ] \
    || { grep -Hn '^ *#if ' "$file" && fail "$file: Core has conditions in Platform.swift only"; }
  grep -Hnw 'Character' "$file" | grep -v '//' && fail "$file: Core does not use Character"
done
for file in $(sources Sources/NumericText); do
  grep -Hn 'import ' "$file" | grep -v '//' | grep -vw 'Foundation\|NumericTextCore' \
    && fail "$file: NumericText imports Core and Foundation only"
done

if grep -rnE 'try!|as!|fatalError\(|TODO|FIXME' Sources Tools/Sources Examples scripts --include='*.swift'; then
  fail "forced or unfinished code"
fi

# Checks that every source file of the engine that contains code has a test file: the files for Type.swift and for
# Type+Facet.swift begin with `Type` and end with `Tests`.
for file in $(sources Sources/NumericTextCore); do
  name=$(basename "$file" .swift)
  grep -qE 'func |init' "$file" || continue
  find Tests/NumericTextCoreTests -name "${name%%+*}*Tests.swift" | grep -q . || fail "$file has no test"
done
exit "$failed"
