// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { intlOptions } from "../src/options/intl.js";
import { checkSessions, makeEngine } from "./engine.mjs";
import { allLocales, every } from "./locales.mjs";

const engine = makeEngine();
const locales = allLocales();
const SIGNS = ["automatic", "always", "never", "accounting", "accountingAlways"];
const VALUES = [
  "0", "1", "-1", "5", "12", "-123", "1234", "-1234.5", "12345", "99999.99", "0.05", "-0.125",
  "123456.789", "-1234567.891", "1234567890", "98765432101234.5", "-0.001",
];

describe("the text equals that of Intl", () => {
  test(`in ${locales.length} locales, for numbers, percentages and two currencies`, () => {
    assert.ok(locales.length > 600, "the runtime has the data of all locales");
    checkAll(locales, [{ kind: "number" }, { kind: "percent" }, money("USD"), money("EUR")]);
  });

  test("with every sign display, in every fifth locale", () => {
    const styles = SIGNS.flatMap((sign) => [{ kind: "number", sign }, { ...money("EUR"), sign }]);
    checkAll(every(5, locales), styles);
  });

  test("for every currency, in every 50th locale", () => {
    checkAll(every(50, locales), Intl.supportedValuesOf("currency").map(money));
  });

  test("in every numbering system, in ten languages", () => {
    const languages = ["en", "ar", "fa", "hi", "sv", "pl", "de-CH", "pt-PT", "he", "my"];
    const tags = languages.flatMap((language) => Intl.supportedValuesOf("numberingSystem").map((system) => `${language}-u-nu-${system}`));
    checkAll(tags, [{ kind: "number" }, { kind: "percent" }, money("INR")]);
  });
});

describe("pasting the text keeps the value", () => {
  test("in every locale and for every kind", () => {
    const styles = [{ kind: "number" }, { kind: "percent" }, money("USD"), money("CHF")];
    checkSessions(engine, locales, styles, misreadings);
  });
});

function money(currency) {
  return { kind: "currency", currency };
}

function checkAll(tags, styles) {
  checkSessions(engine, tags, styles, differences);
}

/** Returns a message for each value that a field formats differently from Intl. */
function differences(session, locale, style) {
  const format = formatter(locale, style);
  return VALUES.flatMap((value) => {
    const got = session.setValue(value).text;
    const expected = format.format(value);
    return got === expected ? [] : [`${locale} ${Object.values(style)} ${value}: expected ${expected}, got ${got}`];
  });
}

/** Returns an `Intl` formatter that rounds half to even, as Swift does. */
function formatter(locale, { kind, currency, sign }) {
  const fraction = kind === "currency" ? {} : { maximumFractionDigits: 20 };
  return new Intl.NumberFormat(locale, {
    ...intlOptions({ kind, currency, sign }), ...fraction, roundingMode: "halfEven",
  });
}

/** Returns a message for each value that changes when its text is copied and pasted. */
function misreadings(session, locale, style) {
  // A negative number that is shown as -0.00 becomes zero when it is pasted.
  return VALUES.filter((value) => value !== "-0.001").flatMap((value) => {
    const { text } = session.setValue(value);
    session.blur();
    session.setValue("");
    const shown = session.paste(text);
    const again = session.blur();
    session.setValue("");
    return again.text === text ? [] : [`${locale} ${Object.values(style)} ${text}: read as ${again.text} ${shown.refusal}`];
  });
}
