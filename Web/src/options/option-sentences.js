// SPDX-License-Identifier: MIT

import { LONGEST } from "../shell.js";
import { OPTION_TYPES } from "../typing.js";

const NUMBER = 'a plain decimal number such as "-1234.5"';
const AFFIX = "a text without digits next to the number";

/**
 * Receives a problem with the options of a field: a key of `SENTENCES`, and the facts in its sentence.
 *
 * @typedef {(problem: string, facts?: object) => void} Report
 */

/** The description of the valid values of each type of options, of each name that is not an option itself, and of all symbols. */
const EXPECTED = {
  currency: 'an ISO 4217 code such as "EUR"',
  locale: 'a language tag such as "de-CH"',
  number: NUMBER,
  positive: 'a plain decimal number greater than zero such as "0.05"',
  step: 'a plain decimal number greater than zero such as "0.05", or "adaptive"',
  digits: 'a number of digits such as "2", or a range such as "0...3"',
  grouping: 'automatic, never, or one or two group sizes from 1 to 9 such as "3,2"',
  groupSize: "a number of digits from 1 to 9",
  prefix: AFFIX,
  suffix: AFFIX,
  unit: 'a unit such as "kilogram" or "kilometer-per-hour"',
  limits: 'a type such as "uint256", or a number of digits such as "78"',
  value: NUMBER,
  "limits.lower": NUMBER,
  "limits.upper": NUMBER,
  "limits.digits": 'a number of digits such as "2"',
  symbols: "one or more visible characters other than digits",
};

/** The sentence about each problem. */
const SENTENCES = {
  invalid({ name, value }) {
    const { length } = String(value);
    if (length > LONGEST) return `${name} has ${length} characters. It can have at most ${LONGEST}.`;
    return `${name}="${value}" is not ${expected(name)}.`;
  },
  unknown: ({ name, names }) => `"${name}" is not an option. The options are ${names.join(", ")}.`,
  currencyMissing: () => 'kind="currency" needs a currency such as currency="EUR".',
  currencyUnused: ({ currency }) => `currency="${currency}" needs kind="currency".`,
  digitsCombined: () => "digits counts all digits, so it cannot be combined with integer or fraction.",
  unitUnused: ({ unit }) => `unit="${unit}" needs kind="number".`,
  unitGrouped: () => "unit is written by the browser, so it cannot be combined with group sizes or groupingMinimum.",
  boundsCrossed: ({ low, least, high, most }) => `${low}="${least}" is greater than ${high}="${most}".`,
  stepsCrossed: ({ stepMin = "", stepMax = "" }) =>
    `No number is both between step-min="${stepMin}" and step-max="${stepMax}" and between the bounds.`,
  wrapsUnbounded: () => "wraps needs both min and max, or step-min and step-max.",
};

/** Returns the sentence about a problem with the options. It begins with the name of an option, if possible. */
export function sentenceAbout(problem, facts) {
  return SENTENCES[problem](facts);
}

/** Returns the description of the valid values of an option. */
function expected(name) {
  const type = OPTION_TYPES[name] ?? name;
  return Array.isArray(type) ? `one of ${type.join(", ")}` : EXPECTED[type] ?? EXPECTED[type.split(".")[0]];
}
