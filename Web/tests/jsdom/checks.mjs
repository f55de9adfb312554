// SPDX-License-Identifier: MIT

// The tests of fields in jsdom. `NODE_PATH` contains jsdom.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { before, describe, test } from "node:test";

import { PACKAGE } from "../installed-package.mjs";
import { openPage } from "./simulated-page.mjs";

const PAGE = `<!doctype html><html lang="en"><form id="form"><label for="field">Price</label>
  <numeric-field id="field" name="price" locale="en-US" currency="USD" max="5000" required></numeric-field>
  <input id="plain"></form></html>`;

describe("a field in jsdom", () => {
  const { resolve } = createRequire(`${PACKAGE}package.json`);
  let attach, clear, leave, paste, press, read, type;
  let field, form, plain;

  before(async () => {
    openPage(PAGE);
    ({ attach } = await import(resolve("numeric-field")));
    ({ clear, leave, paste, press, read, type } = await import(resolve("numeric-field/testing")));
    [field, form, plain] = ["field", "form", "plain"].map((id) => document.getElementById(id));
  });

  /** Checks the value and the text of a field. */
  const expect = (input, value, text) => assert.deepEqual(read(input), { value, text });

  test("formats keys, pastes and steps, and sends its events when it is left", () => {
    const events = [];
    for (const name of ["input", "change", "refused", "clamp"]) field.addEventListener(name, () => events.push(name));
    type(field, "1234.5");
    expect(field, "1234.5", "$1,234.5");
    for (const key of ["Backspace", "Backspace", "ArrowUp"]) press(field, key);
    expect(field, "1235", "$1,235");
    type(field, "x");
    leave(field);
    expect(field, "1235", "$1,235.00");
    assert.deepEqual(events, [...Array(9).fill("input"), "refused", "change"]);
    clear(field);
    paste(field, "$2,000.50");
    expect(field, "2000.5", "$2,000.50");
  });

  test("knows its bounds, its validity and its form", () => {
    clear(field);
    expect(field, "", "");
    assert.deepEqual([field.validity.valid, field.validity.valueMissing], [false, true]);
    type(field, "99999");
    assert.equal(field.value, "5000");
    field.value = "7";
    expect(field, "7", "$7");
    assert.deepEqual([field.form === form, field.checkValidity()], [true, true]);
  });

  test("does not change while it is disabled or read-only", () => {
    const fieldset = document.body.appendChild(document.createElement("fieldset"));
    const later = fieldset.appendChild(document.createElement("numeric-field"));
    const input = fieldset.appendChild(document.createElement("input"));
    attach(input, { locale: "en-US" });
    for (const [target, name] of [[later, "disabled"], [later, "readOnly"], [input, "disabled"], [input, "readOnly"], [fieldset, "disabled"]]) {
      const fields = target === fieldset ? [later, input] : [target];
      for (const each of fields) each.value = "5";
      target[name] = true;
      for (const each of fields) {
        for (const use of [() => type(each, "9"), () => paste(each, "77"), () => press(each, "ArrowUp"), () => clear(each), () => leave(each)]) {
          use();
          expect(each, "5", "5");
        }
      }
      target[name] = false;
    }
    fieldset.remove();
  });

  test("can be created, moved, restyled, set and reset by a script", () => {
    const later = document.createElement("numeric-field");
    later.setAttribute("locale", "de-DE");
    document.body.append(later);
    type(later, "1234,5");
    expect(later, "1234.5", "1.234,5");
    later.remove();
    document.body.append(later);
    later.locale = "en-US";
    expect(later, "1234.5", "1,234.5");
    later.defaultValue = "5";
    later.value = null;
    expect(later, "", "");
    later.formResetCallback();
    expect(later, "5", "5");
  });

  test("can be an attached input", () => {
    const amount = attach(plain, { locale: "de-DE", value: "5" });
    expect(plain, "5", "5");
    clear(plain);
    type(plain, "1234,5");
    expect(plain, "1234.5", "1.234,5");
    assert.equal(amount.value, "1234.5");
    plain.value = "77";
    expect(plain, "77", "77");
    const events = [];
    for (const name of ["input", "change"]) plain.addEventListener(name, () => events.push(`${name} ${amount.value}`));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      events.push("submit");
    });
    form.append(document.createElement("button"));
    press(plain, "8");
    leave(plain);
    type(plain, "9");
    for (const key of ["Backspace", "Enter", "5", "Enter"]) press(plain, key);
    leave(plain);
    assert.deepEqual(events,
      ["input 778", "change 778", "input 7789", "input 778", "submit", "input 7785", "change 7785", "submit"]);
  });
});
