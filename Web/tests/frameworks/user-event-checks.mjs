// SPDX-License-Identifier: MIT

// `make test-frameworks` runs this test, with the sources of user-event in the folder SOURCES.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { installPackage } from "../installed-package.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

test("user-event uses an attached input in jsdom", () => {
  const folder = installPackage();
  for (const name of ["user-event.mjs", "../jsdom/simulated-page.mjs"]) cpSync(here(name), join(folder, basename(name)));
  // The options of user-event's own compiler do not apply to esbuild.
  writeFileSync(join(folder, "tsconfig.json"), "{}");
  execFileSync("esbuild", [
    join(process.env.SOURCES, "src/user-event/src/index.ts"), "--bundle", "--format=esm", "--platform=node", "--log-level=warning",
    `--tsconfig=${join(folder, "tsconfig.json")}`, `--outfile=${join(folder, "user-event-bundle.mjs")}`,
    `--alias:@testing-library/dom=${here("stand-ins.js")}`,
  ]);
  const environment = { ...process.env, NODE_PATH: "/usr/share/nodejs" };
  const shown = JSON.parse(execFileSync("node", [join(folder, "user-event.mjs")], { encoding: "utf8", env: environment }));
  assert.deepEqual(shown, {
    typed: ["$1,234.5", "1234.5", "input input input input input input"],
    pressed: ["$1,235", "1235", "input input input"],
    refused: ["$1,235", "1235", "refused"],
    left: ["$1,235.00", "1235", "change"],
    cleared: ["", "", "input"],
    pasted: ["$2,000.50", "2000.5", "input"],
    clamped: ["$5,000", "5000", "input input input input input clamp"],
    replaced: ["$7", "7", "input"],
  });
});
