// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { render } from "../dist/numeric-session.js";

const MODULES = "/usr/share/nodejs";

describe("a server", () => {
  test("renders a field with its text, its attributes and its value", () => {
    const { attributes, content, html } = render({
      currency: "EUR", currencyDisplay: "code", locale: "de-DE", fraction: [2, null], arithmetic: true, wheel: false, name: "a\"b<", value: "1234.5",
    });
    assert.deepEqual(attributes, {
      currency: "EUR", "currency-display": "code", locale: "de-DE", fraction: "2...", arithmetic: "", name: "a\"b<", value: "1234.5",
    });
    assert.match(content, /^<template shadowrootmode="open" shadowrootdelegatesfocus>.*<\/template><input type="hidden" slot="label" name="a&quot;b&lt;" value="1234.5">$/);
    assert.match(content.replace("\u00a0", " "), / value="1\.234,50 EUR"/);
    assert.ok(html.startsWith('<numeric-field currency="EUR" currency-display="code"') && html.endsWith("</numeric-field>"));
  });

  test("renders an empty and a disabled field without a value for the form", () => {
    assert.ok(!render({ locale: "en-US", disabled: true, name: "a", value: "5" }).content.includes("hidden\" name"));
    assert.match(render({ locale: "en-US", name: "a" }).content, / name="a" value="">$/);
  });

  test("renders the number that the field submits in the form of the field", () => {
    const { content, hidden } = render({ locale: "en-US", name: "a", form: "other", nonempty: true });
    assert.ok(content.endsWith(' name="a" form="other" value="0">'), content);
    assert.equal(hidden.value, "0");
  });

  test("renders options by the names of their attributes", () => {
    const { attributes, content } = render({ locale: "en-US", currency: "EUR", "currency-display": "code", "select-on-focus": "", value: "5" });
    assert.deepEqual([attributes["currency-display"], attributes["select-on-focus"]], ["code", ""]);
    assert.match(content, /value="EUR.5\.00"/);
  });

  test("renders every spelling of a value as a plain decimal", () => {
    for (const [value, plain] of [[1e21, `1${"0".repeat(21)}`], [" 007.50", "7.5"], [5n, "5"]]) {
      const { attributes, content } = render({ locale: "en-US", name: "a", value });
      assert.equal(attributes.value, plain);
      assert.ok(content.includes(`<input type="hidden" slot="label" name="a" value="${plain}">`), content);
    }
    assert.equal(render({ locale: "en-US", value: NaN }).attributes.value, undefined);
    assert.equal(render({ locale: "en-IN", grouping: [3, 2] }).attributes.grouping, "3,2");
  });

  test("renders the React component without warnings", (context) => {
    if (!existsSync(`${MODULES}/react-dom`)) return context.skip("there is no react-dom (make setup)");
    const page = (imported) => `${imported}
      const { createElement } = require("react");
      const { renderToString } = require("react-dom/server");
      const { NumericField } = require(${JSON.stringify(fileURLToPath(new URL("../react.js", import.meta.url)))});
      console.error = (text) => console.log("warning: " + text);
      console.log(renderToString(createElement(NumericField, { id: "price", currency: "EUR", value: "5", onValueChange() {} })));`;
    const said = (code) => {
      const bundled = execFileSync("esbuild", ["--bundle", "--platform=node", "--log-level=error"], {
        input: code, env: { ...process.env, NODE_PATH: MODULES }, maxBuffer: 1e8,
      });
      return execFileSync("node", ["-"], { input: bundled, encoding: "utf8" }).trim();
    };
    assert.equal(said(page("")), '<numeric-field id="price"></numeric-field>');
    // Debian's version of React does not render the content of custom elements.
    const session = fileURLToPath(new URL("../dist/numeric-session.js", import.meta.url));
    assert.match(said(page(`require(${JSON.stringify(session)});`)), /^<numeric-field id="price" currency="EUR" value="5">/);
  });
});
