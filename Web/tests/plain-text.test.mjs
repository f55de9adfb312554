// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { plainTextOf, readPlainText, stepped } from "../src/options/plain-text.js";

const number = (locale) => ({ locale, kind: "number" });

describe("the text of a field without an engine", () => {
  test("is read with the separators of the locale, and has no value if they are others", () => {
    const read = (locale, texts) => texts.map((text) => readPlainText(text, number(locale)));
    assert.deepEqual(read("de-DE", ["1.234", "1.234,5", "-1,5", "1.234.567", "1234", ""]), ["1234", "1234.5", "-1.5", "1234567", "1234", ""]);
    assert.deepEqual(read("de-DE", ["1234.5", "1.23", "1.234.5", "1,2,3", "about 5", "-", ","]), Array(7).fill(null));
    assert.deepEqual(read("en-US", ["1,234", "1,234.5", "\u22121.5", ".5", "5."]), ["1234", "1234.5", "-1.5", "0.5", "5"]);
    assert.deepEqual(read("en-US", ["1234,5", "1,23", "1.2.3"]), Array(3).fill(null));
    assert.deepEqual(read("fr-FR", ["1\u202F234,5", "1 234,5"]), ["1234.5", "1234.5"]);
    assert.deepEqual(read("hi-IN", ["12,34,567"]), ["1234567"]);
    assert.deepEqual(read("ar-EG", ["١٬٢٣٤٫٥", "12"]), ["1234.5", "12"]);
  });

  test("can contain the symbols of the field", () => {
    assert.equal(readPlainText("1.234,50 €", { locale: "de-DE", kind: "currency", currency: "EUR" }), "1234.50");
    assert.equal(readPlainText("~ 5 kg", { ...number("en-US"), prefix: "~", suffix: " kg" }), "5");
  });

  test("shows a percentage like a field with an engine", () => {
    const percent = { locale: "en-US", kind: "percent" };
    assert.deepEqual(["12.5%", "50", "-100"].map((text) => readPlainText(text, percent)), ["0.125", "0.5", "-1"]);
    assert.deepEqual(["0.125", "0.5", "-1", ""].map((value) => plainTextOf(value, percent)), ["12.5", "50", "-100", ""]);
  });

  test("shows all digits of a value", () => {
    assert.equal(plainTextOf("90071992547409931234.5", number("de-DE")), "90071992547409931234,5");
    assert.equal(plainTextOf("-12.5", number("ar-EG")), "-١٢٫٥");
  });

  test("reads back what it shows", () => {
    for (const locale of ["de-CH", "ar-EG", "hi-IN", "fa-IR", "sv-SE", "bn-BD", "my-MM", "he-IL"]) {
      for (const value of ["0", "-0.5", "1234567.25"]) {
        assert.equal(readPlainText(plainTextOf(value, number(locale)), number(locale)), value, locale);
        const shown = new Intl.NumberFormat(locale).format(value);
        assert.equal(readPlainText(shown, number(locale)), value, shown);
      }
    }
  });
});

test("steps of a field without an engine are exact", () => {
  assert.deepEqual([stepped("0.1", "0.2", 1), stepped("", "5", -2), stepped("-0.05", "0.1", 1), stepped("9.5", "0.5", 1)],
    ["0.3", "-10", "0.05", "10"]);
});
