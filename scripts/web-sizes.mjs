#!/usr/bin/env node
// SPDX-License-Identifier: MIT

// Prints the sizes of the files that a web page loads, in bytes, uncompressed and compressed.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const FOLDER = new URL("../Web/dist/", import.meta.url);

/** The stages in which a page loads its files, each with the files in addition to those before. */
export const STAGES = {
  "until numbers are shown": ["numeric-field-streaming.js"],
  "until the first key": ["numeric-field-typing.js", "numeric-field.wasm"],
  "until all is loaded": ["numeric-field-editing.js", "numeric-field-later.wasm"],
};

/** Returns the size of a file, and its sizes when it is compressed with `gzip -9` and with brotli. */
export function sizesOf(name) {
  const input = readFileSync(new URL(name, FOLDER));
  return { raw: input.length, gzip: execFileSync("gzip", ["-9"], { input }).length, brotli: brotliCompressSync(input).length };
}

/** Returns the sizes of all files that a page has loaded at the end of each stage. */
export function sizesOfStages() {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  return Object.entries(STAGES).map(([stage, files]) => {
    for (const sizes of files.map(sizesOf)) for (const kind of Object.keys(sum)) sum[kind] += sizes[kind];
    return [stage, { ...sum }];
  });
}

function print(name, sizes) {
  console.log(name.padEnd(28) + sizes.map((size) => String(size).padStart(9)).join(""));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith("numeric-field")).sort();
  print("file", ["raw", "gzip", "brotli"]);
  for (const [name, sizes] of [...names.map((name) => [name, sizesOf(name)]), ...sizesOfStages()]) print(name, Object.values(sizes));
}
