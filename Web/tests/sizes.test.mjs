// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";

/** What a page may have to load, compressed, in bytes. */
const BUDGET = 40_000;

const isOptimised = spawnSync("wasm-opt", ["--version"]).status === 0;

describe("what a page loads", () => {
  test("is small", { skip: isOptimised ? false : "there is no wasm-opt, so the engine is larger" }, () => {
    const sizes = ["numeric-field.wasm", "numeric-field-streaming.js"].map((name) =>
      gzipSync(readFileSync(new URL(`../dist/${name}`, import.meta.url)), { level: 9 }).length);
    const sum = sizes[0] + sizes[1];
    assert.ok(sum <= BUDGET, `The engine takes ${sizes[0]} bytes, the code around it ${sizes[1]}: ${sum} in all.`);
  });
});
