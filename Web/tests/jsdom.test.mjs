// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { before, describe, test } from "node:test";

import { installPackage } from "./installed-package.mjs";

/** The folder in which Debian's packages install modules. */
const DEBIAN = "/usr/share/nodejs";

const skip = existsSync(join(DEBIAN, "jsdom")) ? false : "there is no jsdom (make setup)";

describe("a field in jsdom", { skip }, () => {
  let shown;
  let played;

  before(() => {
    const folder = installPackage();
    for (const name of ["jsdom/page.mjs", "jsdom/lessons.mjs", "jsdom/simulated-page.mjs", "frameworks/lessons-plain.js", "lessons.json"]) {
      cpSync(new URL(name, import.meta.url), join(folder, basename(name)));
    }
    const run = (name) =>
      JSON.parse(execFileSync("node", [join(folder, name)], { encoding: "utf8", env: { ...process.env, NODE_PATH: DEBIAN } }));
    shown = run("page.mjs");
    played = run("lessons.mjs");
  });

  const number = (value, text) => ({ value, text });

  test("formats keys, pastes and steps", () => {
    assert.deepEqual(shown.typed, number("1234.5", "$1,234.5"));
    assert.deepEqual(shown.pressed, number("1235", "$1,235"));
    assert.deepEqual(shown.pasted, number("2000.5", "$2,000.50"));
    assert.deepEqual(shown.created, number("1234.5", "1.234,5"));
  });

  test("commits when it is left, and sends its events", () => {
    assert.deepEqual(shown.left, number("1235", "$1,235.00"));
    assert.deepEqual(shown.events, [...Array(9).fill("input"), "refused", "change"]);
  });

  test("knows its bounds, its validity and its form", () => {
    assert.deepEqual(shown.empty, [number("", ""), false, true]);
    assert.deepEqual(shown.clamped.value, "5000");
    assert.deepEqual(shown.set, [number("7", "$7"), true, true]);
  });

  test("passes the lessons", () => {
    const lessons = JSON.parse(readFileSync(new URL("lessons.json", import.meta.url)));
    const expected = lessons.filter(({ without = [] }) => !without.includes("jsdom"));
    assert.deepEqual(played.map(({ name }) => name), expected.map(({ name }) => name));
    for (const [index, { text, value, model, changes = played[index].changes, name }] of expected.entries()) {
      assert.deepEqual(played[index], { name, text, value, model, changes, isInForm: true }, name);
    }
  });

  test("can be an attached input", () => {
    assert.deepEqual(shown.attached, number("5", "5"));
    assert.deepEqual(shown.typedInAttached, [number("1234.5", "1.234,5"), "1234.5"]);
    assert.deepEqual(shown.setOnInput, number("77", "77"));
  });
});
