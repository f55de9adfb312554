#!/usr/bin/env bash
# Tells the sizes of what a web page loads, in bytes: as they are, and compressed.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-Web/dist}
printf '%-28s %8s %8s %8s\n' file raw gzip brotli
for file in "$folder"/numeric-field*; do
  brotli=$(command -v brotli >/dev/null && brotli -c "$file" | wc -c || echo -)
  printf '%-28s %8d %8d %8s\n' "$(basename "$file")" "$(wc -c <"$file")" "$(gzip -9 -c "$file" | wc -c)" "$brotli"
done
