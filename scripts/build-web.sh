#!/usr/bin/env bash
# Builds the web component in Web/dist: the engine as WebAssembly, and the bundled modules.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in esbuild node wasm-opt wasm-split; do
  command -v "$tool" >/dev/null \
    || { echo "The web component needs $tool: install it with \`make setup\`." >&2; exit 1; }
done

mkdir -p Web/dist .build-web

features=(--enable-bulk-memory --enable-sign-ext)
# Removes the sections with the names of the tools and features, which browsers do not read.
stripped=(--strip-producers --strip-target-features)

# build_engine <file> <folder> <option>...: builds the engine in <folder>, and writes <file>.
# Link-time optimization keeps one copy of each function that the modules share. The inlining limit
# in the toolset saves 3 KB of the compressed engine.
build_engine() {
  local file=$1 folder=$2
  shift 2
  "${SWIFT:-swift}" build --experimental-lto-mode full --triple wasm32-unknown-none-wasm \
    --toolset scripts/embedded-toolset.json --scratch-path "$folder" -c release --product numeric-field "$@"
  wasm-opt -Oz "${features[@]}" "$folder/wasm32-unknown-none-wasm/release/numeric-field.wasm" -o "$file"
}
# Splits the engine, so that a page first loads only the functions for typing in common fields. The
# functions of the second file are called through the function table of the first file.
split_engine() {
  local engine=.build-web/numeric-field.wasm part
  wasm-split --instrument "${features[@]}" "$engine" -o .build-web/instrumented.wasm
  node scripts/profile-engine.mjs .build-web/instrumented.wasm .build-web/profile
  wasm-split "${features[@]}" "$engine" --profile .build-web/profile -o1 .build-web/first.wasm -o2 .build-web/later.wasm
  for part in first later; do wasm-opt -Oz "${features[@]}" "${stripped[@]}" ".build-web/$part.wasm" -o ".build-web/$part.wasm"; done
  mv .build-web/first.wasm Web/dist/numeric-field.wasm
  mv .build-web/later.wasm Web/dist/numeric-field-later.wasm
}
# Adds an empty custom section to all engines, so that the streaming module recognizes the engines of
# its build. The name of the section is a hash of 16 (0x10) characters. With the byte for the length of
# the name, the section has 17 (0x11) bytes.
mark_engines() {
  local file
  build=$(cat Web/dist/numeric-field{,-calculator}.wasm | sha256sum | cut -c 1-16)
  for file in Web/dist/numeric-field{,-later,-calculator}.wasm; do printf '\x00\x11\x10%s' "$build" >>"$file"; done
}
# Builds the engine without the calculator and the engine with the calculator, and splits the former. Also writes
# both engines unsplit as hexadecimal text, for the modules that contain an engine.
build_engine .build-web/numeric-field.wasm .build-embedded
build_engine Web/dist/numeric-field-calculator.wasm .build-embedded-calculator -Xswiftc -DCALCULATOR
split_engine
mark_engines
for file in .build-web/numeric-field.wasm Web/dist/numeric-field-calculator.wasm; do
  od -An -v -tx1 "$file" | tr -d ' \n' >".build-web/$(basename "$file" .wasm).hex"
done

# bundle <source> <file> <option>...: bundles a module of Web/src as a file in Web/dist, and writes the sizes of its parts
bundle() {
  local source=$1 file=$2
  shift 2
  esbuild "Web/src/$source" --outfile="Web/dist/$file" --bundle --minify --target=es2022 --metafile=".build-web/$file.json" \
    --charset=utf8 --loader:.hex=text --log-level=warning "--define:ENGINE_BUILD=\"$build\"" "$@" \
    --banner:js="// NumericText. SPDX-License-Identifier: MIT"
}

# import_from_folder <file>: lets a file import the other files from its own folder, each by one statement
import_from_folder() {
  sed -i -E 's#"\.\.?/shell\.js"#"./numeric-field-streaming.js"#g; s#"\.\.?/typing\.js"#"./numeric-field-typing.js"#g; s#"\.\./numeric-field-#"./numeric-field-#g' "$1"
  node scripts/merge-imports.mjs "$1"
}

# bundle_part <source>: bundles a module as a file that imports the other files from the same folder at run
# time. Only numeric-field-streaming.js contains shell.js, and only numeric-field-typing.js contains typing.js. A page
# loads numeric-field-plain.js even if it could not load numeric-field-typing.js.
bundle_part() {
  local file shared=()
  file=$(basename "$1")
  [ "$file" = numeric-field-streaming.js ] || shared+=(--external:../shell.js --external:./shell.js)
  [[ "$file" =~ ^numeric-field-(typing|plain).js$ ]] || shared+=(--external:../typing.js --external:./typing.js)
  bundle "$1" "$file" --format=esm "--external:./numeric-field-*" "--external:../numeric-field-*" "${shared[@]}"
  import_from_folder "Web/dist/$file"
}

rm -f Web/dist/*.js
for name in numeric-field numeric-field-calculator; do
  # Only the engine with the calculator reads short forms, so the other module does not contain their code. Both contain
  # the functions in numeric-field-functions.js anyway.
  apart=("--external:../numeric-field-functions.js")
  [ "$name" = numeric-field-calculator ] || apart+=("--external:../numeric-field-magnitudes.js")
  # A page that is opened from disk cannot load modules. For such a page, the file NAME-script.js contains the
  # other files, too.
  bundle "$name.js" "$name.js" --format=esm "--external:./numeric-field-messages.js" \
    "--external:../numeric-field-scrubbing.js" "--external:../numeric-field-warnings.js" "--external:../numeric-field-copying.js" "${apart[@]}"
  import_from_folder "Web/dist/$name.js"
  bundle "$name.js" "$name-script.js" --format=iife --global-name=NumericText "${apart[@]}"
done
bundle numeric-session.js numeric-session.js --format=esm
for source in Web/src/numeric-field-*.js Web/src/messages/numeric-field-*.js; do
  [ "$source" = Web/src/numeric-field-calculator.js ] || bundle_part "${source#Web/src/}"
done
node scripts/web-sizes.mjs
