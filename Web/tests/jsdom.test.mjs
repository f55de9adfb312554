// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** The folder in which Debian's packages install modules. */
const DEBIAN = "/usr/share/nodejs";

const skip = existsSync(`${DEBIAN}/jsdom`) ? false : "there is no jsdom (make setup)";

test("fields work in jsdom", { skip }, () => {
  const { NODE_TEST_CONTEXT, ...environment } = process.env;
  const checks = fileURLToPath(new URL("jsdom/checks.mjs", import.meta.url));
  const { status, stdout } = spawnSync("node", ["--test", checks], { encoding: "utf8", env: { ...environment, NODE_PATH: DEBIAN } });
  assert.equal(status, 0, stdout);
  assert.match(stdout, /pass 5\n/);
});
