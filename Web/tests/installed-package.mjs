// SPDX-License-Identifier: MIT

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

export const PACKAGE = fileURLToPath(new URL("../package/", import.meta.url));

/** Installs the package in a new folder outside of the repository, which is removed after the tests. Returns the folder. */
export function installPackage() {
  const folder = mkdtempSync(join(tmpdir(), "numeric-field-"));
  after(() => rmSync(folder, { recursive: true }));
  cpSync(PACKAGE, join(folder, "node_modules/numeric-field"), { recursive: true });
  return folder;
}
