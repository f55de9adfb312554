// SPDX-License-Identifier: MIT

// Merges the statements of a bundled module that import the same file. esbuild writes such a statement for each module in
// the bundle that imports the file.
//
// Usage: node scripts/merge-imports.mjs <file>

import { readFileSync, writeFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const names = new Map();
const text = readFileSync(file, "utf8").replaceAll(/import\{([^}]*)\}from"([^"]*)";/g, (_, imported, from) => {
  names.set(from, [...names.get(from) ?? [], imported]);
  return "";
});
const imports = Array.from(names, ([from, imported]) => `import{${imported.join()}}from"${from}";`).join("");
// The first line of the file is a comment with the license.
const start = text.indexOf("\n") + 1;
writeFileSync(file, text.slice(0, start) + imports + text.slice(start));
