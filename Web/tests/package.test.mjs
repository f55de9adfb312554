// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { OPTION_NAMES } from "../src/options/names.generated.js";
import { PACKAGE, installPackage } from "./installed-package.mjs";

/** The languages with messages. */
const LANGUAGES = Object.keys(JSON.parse(readFileSync(new URL("../../Schema/languages.json", import.meta.url))));

/** The files of the npm package, which must not contain any other file. */
const FILES = [
  "FRAMEWORKS.md", "LICENSE", "README.md", "custom-elements.json",
  "dist/numeric-field-attach.js", "dist/numeric-field-calculator-script.js", "dist/numeric-field-calculator.js", "dist/numeric-field-calculator.wasm",
  "dist/numeric-field-copying.js", "dist/numeric-field-editing.js", "dist/numeric-field-functions.js", "dist/numeric-field-later.wasm", "dist/numeric-field-plain.js", "dist/numeric-field-script.js",
  "dist/numeric-field-magnitudes.js", "dist/numeric-field-scrubbing.js", "dist/numeric-field-streaming.js", "dist/numeric-field-typing.js", "dist/numeric-field-warnings.js", "dist/numeric-field.js", "dist/numeric-field.wasm",
  "dist/numeric-field-messages.js",
  ...LANGUAGES.filter((language) => language !== "en").map((language) => `dist/numeric-field-messages-${language}.js`),
  "dist/numeric-session.js", "numeric-field-attach.d.ts", "numeric-field-calculator.d.ts", "numeric-field-messages.d.ts", "numeric-field-options.d.ts", "numeric-field-streaming.d.ts", "numeric-field.d.ts", "numeric-session.d.ts", "package.json", "react-input.js", "react.d.ts", "react.js",
  "bind-input.d.ts", "bind-input.js", "src/options/names.generated.js", "svelte.d.ts", "svelte.js", "testing.d.ts", "testing.js",
  "vue.d.ts", "vue.js",
];

describe("the package", () => {
  const folder = installPackage();

  /** Runs a module in a folder outside of the repository, in which the package is installed. */
  function run(code) {
    const file = join(folder, "page.mjs");
    writeFileSync(file, code);
    return execFileSync("node", [file], { encoding: "utf8" }).trim();
  }

  test("contains exactly the needed files", () => {
    const [{ files }] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: PACKAGE, encoding: "utf8" }));
    assert.deepEqual(files.map(({ path }) => path).sort(), [...FILES].sort());
  });

  const description = JSON.parse(readFileSync(join(PACKAGE, "package.json")));
  const [{ declarations: [{ attributes, members }] }] = JSON.parse(readFileSync(join(PACKAGE, "custom-elements.json"))).modules;

  test("names the same repository as the README", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    assert.equal(description.repository.url, `git+${/\.package\(url: "(.+?)"/.exec(readme)[1]}`);
  });

  test("is not published from a folder without the licence", () => {
    const publish = (cwd) => spawnSync("npm", ["run", "prepublishOnly", "--silent"], { cwd, encoding: "utf8" });
    const { status, stderr } = publish(fileURLToPath(new URL("..", import.meta.url)));
    assert.deepEqual([status, stderr.trim()], [
      1, "Publish the folder Web/package, which make package builds, because only this folder has the licence."]);
    assert.equal(publish(PACKAGE).status, 0);
  });

  test("names its author, its page, its issues and the oldest node", () => {
    const { author, homepage, bugs, engines } = description;
    assert.deepEqual([author, engines], ["The NumericText authors", { node: ">=20" }]);
    for (const address of [homepage, bugs]) assert.ok(address.startsWith("https://github.com/numeric-text/numeric-text/"), address);
  });

  test("describes in its manifest every option, and the properties that forms use", () => {
    const properties = attributes.map(({ fieldName }) => fieldName);
    assert.deepEqual(OPTION_NAMES.filter((name) => !properties.includes(name)), []);
    const names = members.map(({ name }) => name);
    assert.deepEqual([...properties, "form", "labels", "type", "willValidate"].filter((name) => !names.includes(name)), []);
  });

  test("has every file that it exports", () => {
    const { exports, types, customElements } = description;
    const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? target : Object.values(target)));
    for (const target of [types, customElements, ...targets]) assert.ok(FILES.includes(target.slice(2)), target);
  });

  for (const name of ["numeric-field", "numeric-field/streaming", "numeric-field/session"]) {
    test(`${name} can be imported in Node`, () => {
      assert.equal(run(`
        import { format, loadEngine, openSession, parse } from "${name}";
        await loadEngine();
        const options = { currency: "EUR", locale: "de-DE" };
        const session = openSession(options);
        session.focus();
        session.type("1"); session.type("2");
        console.log(format("1234.5", options).replace(/\\s/, " "), parse("1.234,50 €", options), session.outcome.value);
      `), "1.234,50 € 1234.5 12");
    });
  }

  for (const [argument, shown] of [["5", "5"], ["null", "null"], ["undefined", "undefined"], ["{}", "[object Object]"]]) {
    test(`parse(${argument}) throws an error with a sentence`, () => {
      assert.equal(
        run(`import { parse } from "numeric-field/session"; try { parse(${argument}); } catch (error) { console.log(error.name, error.message); }`),
        `TypeError numeric-field: parse() needs a text such as "1,234.5", not ${shown}.`,
      );
    });
  }

  test("numeric-field/streaming/attach shares the engine of numeric-field/streaming", () => {
    assert.equal(run(`
      import { parse } from "numeric-field/streaming";
      import { attach } from "numeric-field/streaming/attach";
      try { attach(null); } catch (error) { console.log(error.message, parse("1", { locale: "en-US" })); }
    `), 'numeric-field: attach() requires an <input type="text">. 1');
  });

  test("can be bundled by esbuild", () => {
    writeFileSync(join(folder, "entry.mjs"), 'import "numeric-field"; export { parse } from "numeric-field/session";');
    execFileSync("esbuild", ["entry.mjs", "--bundle", "--format=esm", "--outfile=bundle.mjs", "--log-level=warning"], { cwd: folder });
    assert.equal(run('import { parse } from "./bundle.mjs"; console.log(parse("1,5", { locale: "de-DE" }));'), "1.5");
  });

  for (const splitting of [[], ["--splitting"]]) {
    test(`can be streamed from a bundle made by esbuild ${splitting}`, () => {
      const site = join(folder, `site${splitting}`);
      writeFileSync(join(folder, "streaming.mjs"), 'export { loadEngine, parse } from "numeric-field/streaming";');
      execFileSync("esbuild", [
        "streaming.mjs", "--bundle", "--format=esm", "--target=es2022", "--out-extension:.js=.mjs", `--outdir=${site}`,
        "--log-level=warning", ...splitting,
      ], { cwd: folder });
      for (const name of ["numeric-field.wasm", "numeric-field-later.wasm"]) cpSync(join(PACKAGE, "dist", name), join(site, name));
      assert.equal(run(`import { loadEngine, parse } from "${site}/streaming.mjs"; await loadEngine(); console.log(parse("1,5", { locale: "de-DE" }));`), "1.5");
    });
  }
});
