// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

/** The maximum download size in bytes until a page shows its numbers. */
const FIRST = 7_500;

/** The maximum download size in bytes until a page takes the first key. */
const BEFORE_FIRST_KEY = 56_000;

/** The maximum download size in bytes of everything that a field needs, without the calculator. */
const ALL = 79_000;

/** The maximum download size in bytes of the module that contains the engine. */
const ONE_FILE = 82_000;

/** Returns the size of files in `dist`, each compressed by `gzip -9` as in `scripts/web-sizes.sh`. */
function sizeOf(...names) {
  const sizes = names.map((name) =>
    execFileSync("gzip", ["-9"], { input: readFileSync(new URL(`../dist/${name}`, import.meta.url)) }).length);
  return sizes.reduce((sum, size) => sum + size);
}

describe("what a page loads", () => {
  const check = (most, ...names) => {
    const size = sizeOf(...names);
    assert.ok(size <= most, `${names.join(", ")}: ${size} bytes, and at most ${most} are allowed.`);
  };

  test("until it shows its numbers", () => check(FIRST, "numeric-field-streaming.js"));

  test("until it takes the first key", () => {
    check(BEFORE_FIRST_KEY, "numeric-field-streaming.js", "numeric-field-typing.js", "numeric-field.wasm");
  });

  test("until everything is loaded", () => {
    check(ALL, "numeric-field-streaming.js", "numeric-field-typing.js", "numeric-field.wasm", "numeric-field-editing.js", "numeric-field-later.wasm");
  });

  test("if it loads one file", () => check(ONE_FILE, "numeric-field.js"));
});
