#!/usr/bin/env bash
# Builds the web component in Web/dist: the engine as WebAssembly, and the bundled modules.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in esbuild wasm-opt; do
  command -v "$tool" >/dev/null \
    || { echo "The web component needs $tool: install it with \`make setup\`." >&2; exit 1; }
done

mkdir -p Web/dist .build-web

# build_engine <file> <folder> <option>...: builds the engine in <folder>, writes Web/dist/<file>
# Link-time optimization keeps one copy of each function that the modules share. The inlining limit
# in the toolset saves 3 KB of the compressed engine.
build_engine() {
  local file=$1 folder=$2
  shift 2
  "${SWIFT:-swift}" build --experimental-lto-mode full --triple wasm32-unknown-none-wasm \
    --toolset scripts/embedded-toolset.json --scratch-path "$folder" -c release --product numeric-field "$@"
  wasm-opt -Oz --enable-bulk-memory --enable-sign-ext \
    "$folder/wasm32-unknown-none-wasm/release/numeric-field.wasm" -o "Web/dist/$file"
}
# Adds an empty custom section to both engines, so that the streaming module recognizes the engines of
# its build. Its name is a hash of 16 characters: 1 byte for its length, and 17 for the section.
mark_engines() {
  build=$(cat Web/dist/numeric-field{,-calculator}.wasm | sha256sum | cut -c 1-16)
  local file
  for file in Web/dist/numeric-field{,-calculator}.wasm; do printf '\x00\x11\x10%s' "$build" >>"$file"; done
}
# Builds the engine without the calculator, then the engine with it. JavaScript modules that have
# the engine built in contain the second one, as hexadecimal text.
build_engine numeric-field.wasm .build-embedded
build_engine numeric-field-calculator.wasm .build-embedded-calculator -Xswiftc -DCALCULATOR
mark_engines
od -An -v -tx1 Web/dist/numeric-field-calculator.wasm | tr -d ' \n' >.build-web/numeric-field.hex

# bundle <source> <file> <option>...: bundles a module of Web/src as a file in Web/dist
bundle() {
  local source=$1 file=$2
  shift 2
  esbuild "Web/src/$source" --outfile="Web/dist/$file" --bundle --minify --target=es2022 \
    --charset=utf8 --loader:.hex=text --log-level=warning "--define:ENGINE_BUILD=\"$build\"" "$@" \
    --banner:js="// NumericText, made from Web/src. SPDX-License-Identifier: MIT"
}
rm -f Web/dist/*.js
bundle numeric-field.js numeric-field.js --format=esm
bundle numeric-field.js numeric-field-script.js --format=iife --global-name=NumericText
bundle numeric-session.js numeric-session.js --format=esm
# The streaming module, and the modules that it imports when a page needs them.
for source in Web/src/numeric-field-*.js; do
  file=$(basename "$source")
  bundle "$file" "$file" --format=esm "--external:./numeric-field-*.js"
done
scripts/web-sizes.sh
