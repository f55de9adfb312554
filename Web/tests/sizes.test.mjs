// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { brotliCompressSync } from "node:zlib";

/**
 * The stages in which a page loads its files. The sizes are the maximum number of bytes of all files up
 * to the end of the stage, compressed with `gzip -9` and with brotli. The guide names these sizes.
 */
const STAGES = [
  { stage: "it shows its numbers", files: ["numeric-field-streaming.js"], gzip: 7_500, brotli: 6_700 },
  { stage: "it takes the first key", files: ["numeric-field-typing.js", "numeric-field.wasm"], gzip: 56_930, brotli: 49_750 },
  { stage: "everything is loaded", files: ["numeric-field-editing.js", "numeric-field-later.wasm"], gzip: 82_920, brotli: 73_100 },
];

/** The maximum download size in bytes of the module that contains the engine. */
const ONE_FILE = 85_960;

/** Returns the compressed sizes of a file in `dist`, as in `scripts/web-sizes.sh`. */
function sizesOf(name) {
  const input = readFileSync(new URL(`../dist/${name}`, import.meta.url));
  return { gzip: execFileSync("gzip", ["-9"], { input }).length, brotli: brotliCompressSync(input).length };
}

describe("what a page loads", () => {
  const guide = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const sum = { gzip: 0, brotli: 0 };

  for (const { stage, files, ...limits } of STAGES) {
    test(`until ${stage}`, () => {
      for (const sizes of files.map(sizesOf)) for (const kind of Object.keys(sum)) sum[kind] += sizes[kind];
      for (const [kind, most] of Object.entries(limits)) {
        assert.ok(sum[kind] <= most, `${files.join(", ")}, ${kind}: ${sum[kind]} bytes with the files before, and at most ${most} are allowed.`);
      }
      const row = files.map((file) => `\`${file}\``).join(", ");
      const sizes = Object.values(limits).map((most) => most.toLocaleString("en"));
      assert.ok(guide.includes(`| ${row} | ${sizes.join(" | ")} |`), `The guide must have a row with ${row} and ${sizes}.`);
    });
  }

  test("if it loads one file", () => {
    const { gzip } = sizesOf("numeric-field.js");
    assert.ok(gzip <= ONE_FILE, `numeric-field.js: ${gzip} bytes, and at most ${ONE_FILE} are allowed.`);
  });
});
