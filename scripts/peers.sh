#!/usr/bin/env bash
# Measures NumericText, Foundation and two other Swift packages with the same keys, and writes
# Benchmarks/Peers/Results.md and Docs/peers.svg. Downloads the packages from GitHub.
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks/Peers"

command -v valgrind >/dev/null \
  || { echo "valgrind is missing, so instructions cannot be counted: install it (make setup)." >&2; exit 1; }

# checkout <repository> <commit>: downloads one commit of a repository to Checkouts
checkout() {
  local folder=Checkouts/${1#*/}
  if [ "$(git -C "$folder" rev-parse HEAD 2>/dev/null)" != "$2" ]; then
    rm -rf "$folder"
    git init --quiet "$folder"
    git -C "$folder" fetch --quiet --depth 1 "https://github.com/$1.git" "$2"
    git -C "$folder" checkout --quiet FETCH_HEAD
  fi
}
checkout oscbyspro/DiffableTextViews 3d81dd1f92d43a1978311b5ad4b529c5d6e396f0
checkout marinofelipe/CurrencyText 03d08a028a32547e26f50751660c7c0b3cfa3279

# Random hash seeds would change the counts. Debug information is removed, because valgrind 3.19
# cannot read the format that this toolchain writes.
export SWIFT_DETERMINISTIC_HASHING=1
options=(-c release -Xlinker --strip-debug --product peers)
swift build "${options[@]}" | sed -n '/error:\|Build of/p' >&2
peers=$(swift build "${options[@]}" --show-bin-path)/peers

# instructions <name> <rounds>: prints the number of instructions of one `peers run`, including its start
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=.build/callgrind "$peers" run "$1" "$2" 2>&1 \
    | sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}

figures=.build/figures.tsv
"$peers" times >"$figures"
# Subtracting a short run from a long run removes the instructions for starting the process.
while read -r name; do
  few=$(instructions "$name" 20)
  many=$(instructions "$name" 120)
  printf 'instructions\t%s\t%s\n' "$name" $(((many - few) / (100 * 22))) >>"$figures"
done < <("$peers" names)
"$peers" report "$figures"
