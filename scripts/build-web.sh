#!/usr/bin/env bash
# Builds the web component: the engine as WebAssembly, and the modules joined around it.
# Usage: scripts/build-web.sh [folder]    Web/dist if none is told
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-Web/dist}
swift=${SWIFT:-swift}
work=.build-embedded/web
modules="decimal value messages engine session notation style-record options free-session native-text
  field hear listen-edits listen-keys listen-focus listen announce refuse attributes input-semantics
  validity label attach submit-form element-style element"

# One LLVM module for all: what modules have in common is there once. The toolset keeps the compilers
# from inlining what grows by it, from making a copy of a function for each closure that is handed to
# it, and from giving each use of an index a counter of its own. Functions return several values as
# such, as all engines of browsers can since 2020, and not by way of the memory.
"$swift" build --experimental-lto-mode full --triple wasm32-unknown-none-wasm \
  --toolset scripts/embedded-toolset.json --scratch-path .build-embedded -c release \
  --product numeric-field
mkdir -p "$folder" "$work"
engine=.build-embedded/wasm32-unknown-none-wasm/release/numeric-field.wasm
if command -v wasm-opt >/dev/null; then
  # Nothing lies below the linker's --global-base, so small offsets fold into loads and stores.
  wasm-opt --flatten --rereloop -Oz -Oz --converge --low-memory-unused \
    --always-inline-max-function-size=6 --one-caller-inline-max-function-size=50 \
    --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
    --enable-mutable-globals --enable-multivalue \
    "$engine" -o "$folder/numeric-field.wasm"
else
  echo "There is no wasm-opt (apt-get install binaryen, brew install binaryen): the engine stays a tenth larger."
  cp "$engine" "$folder/numeric-field.wasm"
fi
chmod 644 "$folder/numeric-field.wasm"
od -An -v -tx1 "$folder/numeric-field.wasm" | tr -d ' \n' >"$work/engine.digits"

sources() {
  for module in $modules; do echo "Web/src/$module.js"; done
  echo "$1"
  echo Web/src/index.js
}

join() {
  echo "// NumericText, made from Web/src. SPDX-License-Identifier: MIT"
  # shellcheck disable=SC2046
  awk "$1" -f scripts/join-web.awk -f scripts/name-web.awk $(sources "$2")
}

# The line is too long for an argument, so the engine is put in by reading its file.
inlined() {
  awk -v engine="$work/engine.digits" '
    /^let [^=]*="";$/ { getline text <engine; print substr($0, 1, length($0) - 2) text "\";"; next }
    { print }'
}

join -vscript=0 Web/src/module-inline.js | inlined >"$folder/numeric-field.js"
{ echo "(() => {"; join -vscript=1 Web/src/module-inline.js | inlined; echo "})();"; } \
  >"$folder/numeric-field-script.js"
join -vscript=0 Web/src/module-streaming.js >"$folder/numeric-field-streaming.js"
scripts/web-sizes.sh "$folder"
