// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";

import { sizesOf, sizesOfStages, STAGES } from "../../scripts/web-sizes.mjs";

/**
 * The maximum number of bytes of all files up to the end of each stage, compressed with `gzip -9` and with
 * brotli. The guide names these sizes.
 */
const LIMITS = [{ gzip: 7_500, brotli: 6_720 }, { gzip: 58_640, brotli: 51_120 }, { gzip: 86_840, brotli: 76_500 }];

/** The maximum download size in bytes of the module that contains the engine. */
const ONE_FILE = 90_260;

describe("what a page loads", () => {
  const guide = readFileSync(new URL("../README.md", import.meta.url), "utf8");

  for (const [index, [stage, sizes]] of sizesOfStages().entries()) {
    test(stage, () => {
      const limits = LIMITS[index];
      for (const [kind, most] of Object.entries(limits)) {
        assert.ok(sizes[kind] <= most, `${kind}: ${sizes[kind]} bytes, and at most ${most} are allowed.`);
      }
      const row = STAGES[stage].map((file) => `\`${file}\``).join(", ");
      const shown = Object.values(limits).map((most) => most.toLocaleString("en"));
      assert.ok(guide.includes(`| ${row} | ${shown.join(" | ")} |`), `The guide must have a row with ${row} and ${shown}.`);
    });
  }

  test("if it loads one file", () => {
    const { gzip } = sizesOf("numeric-field.js");
    assert.ok(gzip <= ONE_FILE, `numeric-field.js: ${gzip} bytes, and at most ${ONE_FILE} are allowed.`);
  });
});
