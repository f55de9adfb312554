// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

/**
 * The maximum download size of a page in bytes: the engine and the module that streams it, each
 * compressed by `gzip -9` as in `scripts/web-sizes.sh`. `Web/README.md` lists the size of each
 * part.
 *
 * The goal is 50,000. Until it is reached, this limit keeps the sum from growing.
 */
const BUDGET = 66_700;

describe("what a page loads", () => {
  test("stays within its budget", () => {
    const sizes = ["numeric-field.wasm", "numeric-field-streaming.js"].map((name) =>
      execFileSync("gzip", ["-9"], { input: readFileSync(new URL(`../dist/${name}`, import.meta.url)) }).length);
    const sum = sizes[0] + sizes[1];
    assert.ok(sum <= BUDGET, `The engine takes ${sizes[0]} bytes, the code around it ${sizes[1]}: ${sum} in all.`);
  });
});
