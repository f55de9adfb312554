// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inspect } from "node:util";

import { keyboardFor } from "../src/editing/input-semantics.js";
import { CLAIM_NAMES, OPTION_NAMES } from "../src/options/names.generated.js";
import { checkedOptions } from "../src/options/checked-options.js";
import { sentenceAbout } from "../src/options/option-sentences.js";
import { READERS, readOptions } from "../src/options/options.js";

/** Reads options, and returns the valid options and the warnings. */
function read(given) {
  const said = [];
  return { options: readOptions(given, (...problem) => said.push(sentenceAbout(...problem))), said };
}

/** A wrong value of each option that can be invalid. */
const WRONG = {
  kind: "money", currency: "euro", locale: "??", keyboardLocale: "x", min: "1,000", max: "abc",
  step: "0", integer: "x", fraction: "3...1", digits: "1...2...3", sign: "plus", grouping: "no",
  entry: "left", formatting: "never", enforcement: "stop", separators: ".", normalizing: "no",
  rounding: "half", currencyDisplay: "full", trailingZeros: "never",
  idleNotation: "long", unit: "smoot", unitDisplay: "full", groupingMinimum: "0", limits: "uint",
  fractionPadding: "never", pageStep: "0", stepMin: "x", stepMax: "1,5", copies: "all", publishing: "late",
};

/** Options that are invalid or contradict others, each with the beginning of the warning and the names of the ignored options. */
const INVALID = [
  ...Object.entries(WRONG).map(([name, value]) => [
    { [name]: value }, `${name}="${value}" is not `, ...name === "kind" || name === "locale" ? [] : [name]]),
  ...["number", "percent"].map((kind) => [{ currency: "EUR", kind }, 'currency="EUR" needs kind="currency".', "currency"]),
  [{ kind: "currency" }, 'kind="currency" needs a currency such as'],
  ...Object.entries({ decimal: "5", grouping: "٣", minus: "1", plus: "+1" }).concat([["decimal", ""], ["decimal", "\u200B"], ["minus", " "]]).map(([name, text]) => [
    { symbols: { [name]: text } }, `symbols.${name}="${text}" is not one or more visible characters other than digits.`, `symbols.${name}`]),
  ...[["prefix", "1"], ["prefix", "n1"], ["prefix", "1 "], ["suffix", "000"], ["suffix", " 5"]].map(([name, text]) => [
    { [name]: text }, `${name}="${text}" is not a text without digits next to the number.`, name]),
  ...Object.entries({ prefix: "x".repeat(65_000), max: "1".repeat(60_000) }).map(([name, text]) => [
    { [name]: text }, `${name} has ${text.length} characters. It can have at most 8002.`, name]),
  ...["0", "10", "3,2,1", "3,", [], [3, 0], "3;2"].map((grouping) => [
    { grouping }, `grouping="${grouping}" is not automatic, never, or one or two group sizes`, "grouping"]),
  [{ unit: "kilogram", grouping: "4" }, "unit is written by the browser", "unit"],
  [{ unit: "kilogram", currency: "USD" }, 'unit="kilogram" needs kind="number".', "unit"],
  [{ digits: "3", fraction: "1" }, "digits counts all digits", "digits"],
  [{ wraps: "", min: 0 }, "wraps needs both min and max", "wraps"],
  [{ min: 0, max: 10, stepMin: 20, stepMax: 30 }, 'No number is both between step-min="20" and step-max="30"', "stepMin", "stepMax"],
  [{ min: "2", max: "1.5" }, 'min="2" is greater than max="1.5"', "min", "max"],
  [{ limits: { lower: 5, upper: 1 } }, 'limits.lower="5" is greater than limits.upper="1".'],
  [{ min: 300, max: 400, limits: { upper: 255 } }, 'min="300" is greater than limits.upper="255".', "min", "max"],
  [{ min: -2, max: -1, limits: { lower: 0 } }, 'limits.lower="0" is greater than max="-1".', "min", "max"],
  [{ min: "1e39" }, `min="1${"0".repeat(39)}" is greater than limits.upper="${"9".repeat(38)}".`, "min"],
  ...["uint", "int0", "0", "uint99999", "1.5", ""].map((limits) => [
    { limits }, `limits="${limits}" is not a type such as "uint256", or a number of digits such as "78".`, "limits"]),
  [{ limits: { lower: "abc" } }, 'limits.lower="abc" is not a plain decimal number such as "-1234.5".', "limits.lower"],
  [{ limits: { upper: "1,000" } }, 'limits.upper="1,000" is not a plain decimal number such as "-1234.5".', "limits.upper"],
  [{ limits: { max: 100 } }, '"limits.max" is not an option. The options are lower, upper, digits, whole.'],
  [{ symbols: { group: "'" } }, '"symbols.group" is not an option. The options are decimal, grouping, minus, plus, currency.'],
  [{ limits: { digits: 2.5 } }, 'limits.digits="2.5" is not a number of digits such as "2".', "limits.digits"],
];

/** Valid options of attributes and of scripts, each with the options that are read. */
const VALID = [
  [{ kind: "percent", locale: "de_CH", max: "1e3", integer: "1...6", fraction: "2" }, { locale: "de-CH", max: "1000", integer: [1, 6], fraction: [2, 2] }],
  [{ entry: "minor-units", sign: "accountingAlways", snapping: "", wheel: "false" }, { entry: "minorUnits", sign: "accountingAlways", snapping: true, wheel: false }],
  [{ min: 0, max: 10n ** 30n, fraction: [0, null], integer: 3 }, { min: "0", max: `1${"0".repeat(30)}`, fraction: [0, null], integer: [3, 3] }],
  ...[["3,2", [3, 2]], ["4", [4]], [[3, 2], [3, 2]], [4, [4]], ["never", "never"]].map(([grouping, sizes]) => [
    { grouping, groupingMinimum: 2 }, { grouping: sizes, groupingMinimum: 2 }]),
  [{ wraps: "", min: 0, stepMax: 5, step: "adaptive" }, { wraps: true, step: "adaptive" }],
  [{ min: "-5", step: ".05" }, { min: "-5", step: "0.05" }],
  [{ currency: "eur" }, { kind: "currency", currency: "EUR" }],
  [{}, { kind: "number" }],
  // Digits that are not next to the number are allowed.
  [{ prefix: "n1 ", suffix: " m2" }, { prefix: "n1 ", suffix: " m2" }],
  [{ symbols: { currency: "P2P" } }, { symbols: { currency: "P2P" } }],
  ...[
    ["uint8", { lower: "0", upper: "255", digits: 3, whole: true }], ["INT8", { lower: "-128", upper: "127", digits: 3, whole: true }],
    ["uint256", { lower: "0", upper: `${2n ** 256n - 1n}`, digits: 78, whole: true }], [3, { lower: "-999", upper: "999", digits: 3 }],
    [{ lower: -5, upper: 5n, digits: "15", whole: true }, { lower: "-5", upper: "5", digits: 15, whole: true }],
  ].map(([limits, expected]) => [{ limits }, { limits: expected }]),
];

describe("options", () => {
  for (const [given, warning, ...ignored] of INVALID) {
    test(`${JSON.stringify(given).slice(0, 80)} is ignored, with a warning`, () => {
      const { options, said } = read(given);
      assert.equal(said.length, 1);
      assert.ok(said[0].startsWith(warning), said[0]);
      const valueOf = (name) => name.split(".").reduce((part, each) => part[each], options);
      for (const name of new Set([...Object.keys(given), ...ignored])) assert.equal(valueOf(name) === undefined, ignored.includes(name), name);
    });
  }

  for (const [given, expected] of VALID) {
    test(`${inspect(given)} is read`, () => {
      const { options, said } = read(given);
      assert.deepEqual([Object.fromEntries(Object.keys(expected).map((name) => [name, options[name]])), said], [expected, []]);
    });
  }

  test("are only those that the page has given itself", () => {
    const { options, said } = read(Object.create({ min: "5", symbols: { decimal: "'" } }));
    assert.deepEqual([options.min, options.symbols, said], [undefined, undefined, []]);
    const limits = read({ limits: Object.create({ lower: "5" }), symbols: Object.create({ decimal: "'" }) }).options;
    assert.deepEqual([limits.limits.lower, limits.symbols.decimal], [undefined, undefined]);
  });

  test("every Boolean option reads false", () => {
    assert.deepEqual(CLAIM_NAMES.map((name) => READERS[name]("false")), CLAIM_NAMES.map(() => false));
  });

  test("every option that can be invalid is tested", () => {
    const free = [
      "prefix", "suffix", "zero", "snapping", "nonempty", "wheel", "arithmetic", "scrubbing", "steppers", "selectOnFocus",
      "magnitudes", "exponents", "cells", "wraps",
    ];
    assert.deepEqual([...Object.keys(WRONG), ...free].sort(), [...OPTION_NAMES].sort());
  });

  test("the soft keyboard has the keys that a field needs", () => {
    const keyboards = [
      ["text", {}], ["decimal", { sign: "never" }], ["decimal", { min: "0" }], ["numeric", { min: "0", fraction: [0, 0] }],
      ["text", { min: "0", enforcement: "reportOnly" }], ["text", { min: "0", arithmetic: true }],
      ["numeric", { kind: "currency", currency: "JPY", min: "0" }], ["decimal", { kind: "currency", currency: "USD", min: "0" }],
      ["numeric", { kind: "currency", currency: "USD", min: "0", entry: "minorUnits" }],
      ["numeric", { limits: "uint8" }], ["numeric", { limits: "uint8", min: "-5" }], ["text", { limits: "int8" }],
    ];
    for (const [keyboard, given] of keyboards) {
      assert.equal(keyboardFor(checkedOptions({ locale: "en-US", ...given })), keyboard, JSON.stringify(given));
    }
  });

  test("the keyboard is that of the browser's language only on a page that is used by touch", () => {
    const language = Object.getOwnPropertyDescriptor(globalThis, "navigator");
    Object.defineProperty(globalThis, "navigator", { value: { language: "de-DE" }, configurable: true });
    try {
      assert.equal(read({ locale: "en" }).options.keyboardSeparator, null);
      assert.equal(read({ locale: "en", keyboardLocale: "fr" }).options.keyboardSeparator, ",");
      globalThis.matchMedia = () => ({ matches: true });
      assert.equal(read({ locale: "en" }).options.keyboardSeparator, ",");
      assert.equal(read({ locale: "en", keyboardLocale: "en" }).options.keyboardSeparator, ".");
    } finally {
      delete globalThis.matchMedia;
      delete globalThis.navigator;
      if (language) Object.defineProperty(globalThis, "navigator", language);
    }
  });

  test("an unknown or invalid option of a script throws an error", () => {
    assert.throws(() => checkedOptions({ currency: "?" }), /^TypeError: numeric-field: currency="\?" is not an ISO 4217 code such as "EUR"\.$/);
    assert.throws(() => checkedOptions({ minimum: 3 }), /"minimum" is not an option/);
    assert.throws(() => checkedOptions(null), /^TypeError: numeric-field: The options are not an object\.$/);
    for (const [given, problem] of [
      [{ allows: 5 }, "allows is not a function."], [{ symbols: "x" }, "symbols is not an object."], [{ messages: "x" }, "messages is not an object."],
      [{ messages: { notANumber: 5 } }, "messages.notANumber is not a text."], [{ messages: { clamped: { one: "x" } } }, "messages.clamped is not a text."],
    ]) assert.throws(() => checkedOptions(given), new TypeError(`numeric-field: ${problem}`));
    checkedOptions({ allows: null, symbols: null, messages: { notANumber: undefined, clamped: "x", noFraction: { other: "x" } } });
  });
});
