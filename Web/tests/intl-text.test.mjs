// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { plainDecimal } from "../src/options/decimal.js";
import { intlText } from "../src/options/intl-text.js";
import { simpleOptions } from "../src/options/simple-options.js";
import { checkSessions, makeEngine } from "./engine.mjs";
import { allLocales, every } from "./locales.mjs";

const engine = makeEngine();
const locales = allLocales();
const VALUES = [
  "", "0", "7", "-1", "12", "-123", "1234", "-1234.5", "12345", "99999.99", "0.05", "-0.125", "123456.789",
  "-1234567.891", "0.07", "2.675", "-0.004", "1234567890123", "0.0000001", "-0", "007", "1.50", ".5", "5.",
  "98765432101234567", "0.000000000000001", "-",
];

const FEW = ["1234.5", "-0.25", "7"];

/** Combinations of attributes for which `Intl` can format the number. */
const SIMPLE = [
  { currency: "USD" }, { currency: "JPY" }, { currency: "KWD" }, { kind: "percent" }, { kind: "number" }, {},
  { currency: "EUR", sign: "accounting" }, { sign: "always" }, { sign: "never" }, { currency: "CHF", sign: "accountingAlways" },
  { currency: "EUR", grouping: "never" }, { grouping: "never" }, { fraction: "2" }, { fraction: "0...3" }, { fraction: "2..." },
  { kind: "percent", fraction: "1" }, { currency: "USD", fraction: "0" }, { currency: "USD", currencyDisplay: "code" },
  { currency: "CAD", currencyDisplay: "narrowSymbol" }, { prefix: "~", suffix: " net" }, { currency: "EUR", prefix: "from " },
  { min: "0", max: "1000" }, { currency: "EUR", min: "-5.5", enforcement: "on-commit" }, { currency: "EUR", rounding: "up", entry: "minor-units" }, { entry: "minorUnits", fraction: "3" },
  { trailingZeros: "live", formatting: "on-commit" }, { arithmetic: "", step: "0.05", snapping: "", scrubbing: "", steppers: "" },
];

/** Combinations of attributes for which the engine must format the number. */
const OTHERS = [
  { zero: "free" }, { integer: "3" }, { digits: "2" }, { nonempty: "" }, { idleNotation: "compact" }, { unit: "kilogram" }, { entry: "minor-units" },
  { enforcement: "report-only" }, { currency: "eur" }, { kind: "currency" }, { fraction: "abc" },
  { locale: "x" }, { sign: "accounting-always" }, { min: "1e3" }, { currency: "??" },
];

describe("the text by Intl of a field that waits for the engine", () => {
  test(`is the engine's in ${locales.length} locales`, () => {
    check(locales, [{ currency: "USD" }, { currency: "EUR", sign: "accounting" }, { kind: "percent" }, {}], FEW);
  });

  test("is the engine's with all options and values, in every 40th locale", () => check(every(40, locales), SIMPLE, VALUES));

  test("is shown for usual numbers and options", () => {
    for (const style of SIMPLE) {
      for (const value of ["0", "7", "12"]) assert.notEqual(text(value, { locale: "en-US", ...style }), null, JSON.stringify(style));
    }
  });

  test("is missing for other options, so that the engine is needed", () => {
    for (const style of OTHERS) assert.equal(text("5", { locale: "en-US", ...style }), null, JSON.stringify(style));
  });
});

function text(value, given) {
  return intlText(value, simpleOptions(JSON.stringify(given)));
}

/** Checks that the texts of `Intl` equal the texts of the engine. */
function check(tags, styles, values) {
  checkSessions(engine, tags, styles, (session, locale, style) => values.map(plainDecimal).filter((value) => value !== null).flatMap((value) => {
    const shown = text(value, { locale, ...style });
    if (shown === null) return [];
    const { text: expected, value: number } = session.setValue(value);
    return shown === expected && value === number ? [] : [`${locale} ${JSON.stringify(style)} ${value}: ${shown} instead of ${expected}`];
  }));
}
