#!/usr/bin/env bash
# Prints the sizes of the files that a web page loads, in bytes, uncompressed and compressed.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=Web/dist

# brotli_size <file>: prints the size of a file compressed with brotli
brotli_size() {
  node -e 'const { brotliCompressSync } = require("zlib"); console.log(brotliCompressSync(require("fs").readFileSync(process.argv[1])).length)' "$1"
}

# tell <name> <file>...: prints the total size of the files
tell() {
  local name=$1 raw=0 gzip=0 brotli=0 file
  shift
  for file in "$@"; do
    raw=$((raw + $(wc -c <"$file")))
    gzip=$((gzip + $(gzip -9 <"$file" | wc -c)))
    brotli=$((brotli + $(brotli_size "$file")))
  done
  printf '%-28s %8d %8d %8s\n' "$name" "$raw" "$gzip" "$brotli"
}

printf '%-28s %8s %8s %8s\n' file raw gzip brotli
for file in "$folder"/numeric-field*; do tell "$(basename "$file")" "$file"; done
tell "until numbers are shown" "$folder"/numeric-field-streaming.js
tell "until the first key" "$folder"/numeric-field{-streaming.js,-typing.js,.wasm}
tell "until all is loaded" "$folder"/numeric-field{-streaming.js,-typing.js,.wasm,-editing.js,-later.wasm}
