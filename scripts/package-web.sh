#!/usr/bin/env bash
# Builds the npm package in Web/package, with exactly the files that `npm pack` includes.
set -euo pipefail
cd "$(dirname "$0")/.."
package=Web/package
rm -rf "$package"
mkdir -p "$package/dist"
cp Web/dist/numeric-{field,session}* "$package/dist/"
files=$(node -p 'require("./Web/package.json").files.filter((name) => name !== "dist").join(" ")')
# The list contains patterns such as *.d.ts, which are expanded here.
# shellcheck disable=SC2086
(cd Web && cp package.json README.md ../LICENSE package/ && tar -cf - $files | tar -xf - -C package)
for file in Web/src/numeric-*.js Web/src/messages/numeric-*.js numeric-field{,-calculator}{-script.js,.wasm} numeric-field-later.wasm; do
  file=$(basename "$file")
  [ -s "$package/dist/$file" ] || { echo "package: Web/dist/$file is missing, run \`make web\`." >&2; exit 1; }
done
echo "The package is in $package."
