// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import "../playground/options.generated.js";
import "../playground/swift-line.js";

/** Options, each with the style in the Swift line, and what follows the style. */
const LINES = [
  [{}, ".number"],
  [{ placeholder: "0" }, ".number", ', prompt: Text("0"))'],
  [{ scrubbing: "" }, ".number", ").numericTextScrubbing()"],
  [{ readonly: "" }, ".number", ").disabled(true)"],
  [{ currency: "SEK", min: "0" }, '.currency(code: "SEK").bounds(0...)'],
  [{ kind: "percent", fraction: "0...2" }, ".percent.precision(fraction: 0...2)"],
  [{ kind: "number", currency: "SEK" }, ".number"],
  [{ locale: "de-CH" }, '.number.locale(Locale(identifier: "de_CH"))'],
  [{ locale: "ar-EG-u-nu-latn" }, '.number.locale(Locale(identifier: "ar_EG@numbers=latn"))'],
  [{ "keyboard-locale": "en-US" }, '.number.keyboard(Locale(identifier: "en_US"))'],
  [{ min: "-5" }, ".number.bounds((-5)...)"],
  [{ min: "10", max: "5" }, ".number"],
  [{ min: "-.5", max: ".25" }, ".number.bounds(-0.5...0.25)"],
  [{ min: "-5", max: "5" }, ".number.bounds(-5...5)"],
  [{ max: "100" }, ".number.bounds(...100)"],
  [{ max: "-5" }, ".number.bounds(...(-5))"],
  [{ min: "-5.5", max: "-.5" }, ".number.bounds(-5.5...(-0.5))"],
  [{ min: "12345678901234567" }, '.number.bounds(Decimal(string: "12345678901234567")!...)'],
  [{ integer: "1...6", fraction: "2" }, ".number.precision(integer: 1...6, fraction: 2)"],
  [{ integer: "3" }, ".number.precision(integer: 3...3)"],
  [{ digits: "...5" }, ".number.precision(...5)"],
  [{ grouping: "never" }, ".number.grouping(.never)"],
  [{ grouping: "3,2", "grouping-minimum": "2" }, ".number.grouping(sizes: [3, 2]).grouping(minimum: 2)"],
  [{ step: ".05" }, ".number.step(0.05)"],
  [{ step: "5.", snapping: "" }, ".number.step(5, snapping: true)"],
  [{ step: "adaptive", wraps: "" }, ".number.step(.adaptive, wraps: true)"],
  [{ "page-step": "50" }, ".number.step(1, page: 50)"],
  [{ step: "5", "step-min": "-5", "step-max": "5" }, ".number.step(5).steps(within: -5...5)"],
  [{ entry: "minor-units", sign: "accounting-always" }, ".number.sign(.accountingAlways).entry(.minorUnits)"],
  [{ "trailing-zeros": "live", enforcement: "report-only" }, ".number.enforcement(.reportOnly).trailingZeros(.live)"],
  [{ "fraction-padding": "when-present" }, ".number.fraction(.whenPresent)"],
  [{ "idle-notation": "compact" }, ".number.idleFormat(.number.notation(.compactName))"],
  [{ publishing: "on-commit" }, ".number.publishing(.onCommit)"],
  [{ copies: "plain" }, ".number.copies(.plain)"],
  [{ arithmetic: "" }, ".number.allowsArithmetic()"],
  [{ magnitudes: "" }, ".number.allowsMagnitudes()"],
  [{ exponents: "" }, ".number.allowsExponents()"],
  [{ cells: "" }, ".number.allowsCells()"],
  [{ rounding: "toward-zero", separators: "any" }, ".number.rounding(.towardZero).separators(.any)"],
  [{ prefix: '\u2248 "', suffix: "\u00a0kg\\" }, '.number.prefix("\u2248 \\"").suffix("\\u{a0}kg\\\\")'],
];

describe("the Swift line", () => {
  for (const [options, style, rest = ")"] of LINES) {
    test(JSON.stringify(options), () => {
      assert.equal(globalThis.swiftLine(options), `NumericTextField("Amount", value: $amount, style: ${style}${rest}`);
    });
  }
});
