// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

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

describe("options", () => {
  test("are read from attributes", () => {
    const { options, said } = read({
      kind: "percent", locale: "de_CH", min: "-5", max: "1e3", step: ".05", integer: "1...6",
      fraction: "2", entry: "minor-units", sign: "accountingAlways", snapping: "", wheel: "false",
    });
    assert.deepEqual(said, []);
    assert.equal(options.locale, "de-CH");
    assert.equal(options.max, "1000");
    assert.deepEqual([options.integer, options.fraction], [[1, 6], [2, 2]]);
    assert.deepEqual([options.entry, options.sign], ["minorUnits", "accountingAlways"]);
    assert.deepEqual([options.snapping, options.wheel], [true, false]);
  });

  test("are read from numbers and arrays", () => {
    const { options, said } = read({ min: 0, max: 10n ** 30n, fraction: [0, null], integer: 3 });
    assert.deepEqual(said, []);
    assert.deepEqual([options.min, options.max], ["0", `1${"0".repeat(30)}`]);
    assert.deepEqual([options.fraction, options.integer], [[0, null], [3, 3]]);
  });

  test("group sizes are read from texts and arrays", () => {
    for (const [given, sizes] of [["3,2", [3, 2]], ["4", [4]], [[3, 2], [3, 2]], [4, [4]], ["never", "never"]]) {
      const { options, said } = read({ grouping: given, groupingMinimum: 2 });
      assert.deepEqual([options.grouping, options.groupingMinimum, said], [sizes, 2, []]);
    }
    for (const grouping of ["0", "10", "3,2,1", "3,", [], [3, 0], "3;2"]) {
      assert.match(read({ grouping }).said[0], /^grouping=".*" is not automatic, never, or one or two group sizes/);
    }
    assert.match(read({ unit: "kilogram", grouping: "4" }).said[0], /^unit is written by the browser/);
  });

  test("a currency code selects the kind", () => {
    assert.equal(read({ currency: "eur" }).options.kind, "currency");
    assert.equal(read({ currency: "eur" }).options.currency, "EUR");
    assert.equal(read({}).options.kind, "number");
  });

  for (const kind of ["number", "percent"]) {
    test(`a currency code is ignored with kind="${kind}", with a warning`, () => {
      const { options, said } = read({ currency: "EUR", kind });
      assert.deepEqual([options.kind, options.currency], [kind, undefined]);
      assert.deepEqual(said, ['currency="EUR" needs kind="currency".']);
    });
  }

  test("texts that would look like digits of the number are ignored", () => {
    for (const [name, text] of Object.entries({ decimal: "5", grouping: "٣", minus: "1", plus: "+1" })) {
      const { options, said } = read({ symbols: { [name]: text } });
      assert.equal(options.symbols[name], undefined);
      assert.match(said[0], new RegExp(`^symbols\\.${name}=".*" is not one or more characters other than digits\\.`));
    }
    for (const given of [{ prefix: "1" }, { prefix: "n1" }, { prefix: "1 " }, { suffix: "000" }, { suffix: " 5" }]) {
      const { options, said } = read(given);
      assert.deepEqual([options.prefix, options.suffix], [undefined, undefined]);
      assert.match(said[0], /is not a text without digits next to the number\.$/);
    }
  });

  test("other digits are allowed in prefixes, suffixes and the symbol of a currency", () => {
    const { options, said } = read({ prefix: "n1 ", suffix: " m2", symbols: { currency: "P2P" } });
    assert.deepEqual([options.prefix, options.suffix, options.symbols.currency, said], ["n1 ", " m2", "P2P", []]);
  });

  const wrong = {
    kind: "money", currency: "euro", locale: "??", keyboardLocale: "x", min: "1,000", max: "abc",
    step: "0", integer: "x", fraction: "3...1", digits: "1...2...3", sign: "plus", grouping: "no",
    entry: "left", formatting: "never", enforcement: "stop", separators: ".", normalizing: "no",
    rounding: "half", currencyDisplay: "full", trailingZeros: "never",
    idleNotation: "long", unit: "smoot", unitDisplay: "full", groupingMinimum: "0", limits: "uint",
    fractionPadding: "never", pageStep: "0", stepMin: "x", stepMax: "1,5", copies: "all", publishing: "late",
  };
  for (const [name, value] of Object.entries(wrong)) {
    test(`${name}="${value}" is ignored, with a warning that names valid values`, () => {
      const { options, said } = read({ [name]: value });
      assert.equal(said.length, 1);
      assert.match(said[0], new RegExp(`^${name}=".*" is not .+\\.$`));
      if (name !== "kind" && name !== "locale") assert.equal(options[name], undefined);
    });
  }

  test("are only those that the page has given itself", () => {
    const { options, said } = read(Object.create({ min: "5", symbols: { decimal: "'" } }));
    assert.deepEqual([options.min, options.symbols, said], [undefined, undefined, []]);
    const limits = read({ limits: Object.create({ lower: "5" }), symbols: Object.create({ decimal: "'" }) }).options;
    assert.deepEqual([limits.limits.lower, limits.symbols.decimal], [undefined, undefined]);
  });

  test("are ignored if they are too long, with a short warning", () => {
    for (const [name, value] of Object.entries({ prefix: "x".repeat(65_000), max: "1".repeat(60_000) })) {
      const { options, said } = read({ [name]: value });
      assert.equal(options[name], undefined);
      assert.deepEqual(said, [`${name} has ${value.length} characters. It can have at most 8002.`]);
    }
  });

  test("every Boolean option reads false", () => {
    assert.deepEqual(CLAIM_NAMES.map((name) => READERS[name]("false")), CLAIM_NAMES.map(() => false));
  });

  test("every option that can be invalid is tested", () => {
    const free = [
      "prefix", "suffix", "zero", "snapping", "nonempty", "wheel", "arithmetic", "scrubbing", "steppers", "selectOnFocus",
      "magnitudes", "exponents", "cells", "wraps",
    ];
    assert.deepEqual([...Object.keys(wrong), ...free].sort(), [...OPTION_NAMES].sort());
  });

  test("steps that contradict the bounds are ignored", () => {
    assert.match(read({ wraps: "", min: 0 }).said[0], /^wraps needs both min and max/);
    assert.equal(read({ wraps: "", min: 0 }).options.wraps, undefined);
    assert.deepEqual(read({ wraps: "", min: 0, "stepMax": 5, step: "adaptive" }).said, []);
    const { options, said } = read({ min: 0, max: 10, stepMin: 20, stepMax: 30 });
    assert.match(said[0], /^No number is both between step-min="20" and step-max="30"/);
    assert.deepEqual([options.stepMin, options.stepMax, options.max], [undefined, undefined, "10"]);
  });

  test("contradictory options are ignored", () => {
    const crossed = read({ min: "2", max: "1.5" });
    assert.deepEqual([crossed.options.min, crossed.options.max], [undefined, undefined]);
    assert.match(crossed.said[0], /min="2" is greater than max="1.5"/);
    assert.match(read({ kind: "currency" }).said[0], /needs a currency such as/);
    assert.match(read({ digits: "3", fraction: "1" }).said[0], /digits counts all digits/);
    assert.match(read({ symbols: { decimal: "" } }).said[0], /^symbols.decimal="" is not one or more characters other than digits\.$/);
  });

  test("limits can be the name of a type, or a number of digits", () => {
    const limits = (value) => read({ limits: value }).options.limits;
    assert.deepEqual(limits("uint8"), { lower: "0", upper: "255", digits: 3, whole: true });
    assert.deepEqual(limits("INT8"), { lower: "-128", upper: "127", digits: 3, whole: true });
    assert.equal(limits("uint256").upper, `${2n ** 256n - 1n}`);
    assert.equal(limits("uint256").digits, 78);
    assert.deepEqual(limits(3), { lower: "-999", upper: "999", digits: 3 });
    for (const wrong of ["uint", "int0", "0", "uint99999", "1.5", ""]) {
      assert.equal(limits(wrong), undefined, wrong);
    }
    assert.deepEqual(read({ limits: "uint" }).said, ['limits="uint" is not a type such as "uint256", or a number of digits such as "78".']);
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

  test("invalid limits are ignored, with a warning that names valid values", () => {
    const wrong = {
      lower: ["abc", 'limits.lower="abc" is not a plain decimal number such as "-1234.5".'],
      upper: ["1,000", 'limits.upper="1,000" is not a plain decimal number such as "-1234.5".'],
      digits: [2.5, 'limits.digits="2.5" is not a number of digits such as "2".'],
    };
    for (const [name, [value, sentence]] of Object.entries(wrong)) {
      const { options, said } = read({ min: 1, max: 2, limits: { [name]: value } });
      assert.deepEqual(said, [sentence]);
      assert.equal(options.limits[name], undefined);
    }
    assert.deepEqual(read({ limits: { lower: -5, upper: 5n, digits: "15", whole: true } }).options.limits, {
      lower: "-5", upper: "5", digits: 15, whole: true,
    });
  });

  test("bounds beyond the limits are ignored", () => {
    for (const [given, sentence] of [
      [{ limits: { lower: 5, upper: 1 } }, 'limits.lower="5" is greater than limits.upper="1".'],
      [{ min: 300, max: 400, limits: { upper: 255 } }, 'min="300" is greater than limits.upper="255".'],
      [{ min: -2, max: -1, limits: { lower: 0 } }, 'limits.lower="0" is greater than max="-1".'],
      [{ min: "1e39" }, `min="1${"0".repeat(39)}" is greater than limits.upper="${"9".repeat(38)}".`],
    ]) {
      const { options, said } = read(given);
      assert.deepEqual(said, [sentence]);
      assert.deepEqual([options.min, options.max], [undefined, undefined]);
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

  test("an unknown option is reported", () => {
    assert.throws(() => checkedOptions({ minimum: 3 }), /"minimum" is not an option/);
  });
});
