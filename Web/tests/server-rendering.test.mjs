// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const MODULES = "/usr/share/nodejs";

describe("a server", () => {
  test("renders the React component without warnings", (context) => {
    if (!existsSync(`${MODULES}/react-dom`)) return context.skip("there is no react-dom (make setup)");
    const code = `
      const { createElement } = require("react");
      const { renderToString } = require("react-dom/server");
      const { NumericField } = require(${JSON.stringify(fileURLToPath(new URL("../react.js", import.meta.url)))});
      console.error = (text) => console.log("warning: " + text);
      console.log(renderToString(createElement(NumericField, { id: "price", currency: "EUR", value: "5", onValueChange() {} })));`;
    const bundled = execFileSync("esbuild", ["--bundle", "--platform=node", "--log-level=error"], {
      input: code, env: { ...process.env, NODE_PATH: MODULES },
    });
    const said = execFileSync("node", ["-"], { input: bundled, encoding: "utf8" }).trim();
    assert.equal(said, '<numeric-field id="price"></numeric-field>');
  });
});
