// SPDX-License-Identifier: MIT

import { OPTION_NAMES, plainDecimal } from "../shell.js";
import { readOptions } from "../typing.js";
import { sentenceAbout } from "./option-sentences.js";

/** The names of the options, and of what a page can give together with them. */
const KNOWN = [...OPTION_NAMES, "symbols", "allows", "messages", "value", "name"];

/**
 * Returns validated options of a script. Throws an error if one of them is invalid or unknown.
 *
 * @param {Record<string, unknown>} given
 * @returns {import("./options.js").Options}
 */
export function checkedOptions(given) {
  if (!isObject(given)) complain("The options are not an object.");
  for (const name of Object.keys(given)) {
    if (!KNOWN.includes(name)) complainAbout("unknown", { name, names: KNOWN });
  }
  checkScriptOptions(given);
  return readOptions(given, complainAbout);
}

/** Throws an error if an option that is not an attribute has a value of a wrong type. */
function checkScriptOptions({ allows, symbols, messages }) {
  if (typeof (allows ?? isObject) !== "function") complain("allows is not a function.");
  for (const [name, value] of Object.entries({ symbols, messages })) {
    if (!isObject(value ?? {})) complain(`${name} is not an object.`);
  }
  for (const [name, text] of Object.entries(messages ?? {})) {
    if (typeof (text?.other ?? text ?? "") !== "string") complain(`messages.${name} is not a text.`);
  }
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

/**
 * Converts a value of a script to a plain decimal, or to "" if it is empty. Throws an error if it is not a number. A
 * failed calculation has the result NaN, so for this value, only a warning is printed, and the result is "".
 *
 * @param {unknown} value
 * @returns {string}
 */
export function checkedValue(value) {
  if ((value ?? "") === "") return "";
  const plain = plainDecimal(value);
  if (plain !== null) return plain;
  if (!Number.isNaN(value)) complainAbout("invalid", { name: "value", value });
  console.warn(`numeric-field: ${sentenceAbout("invalid", { name: "value", value })}`);
  return "";
}

/** Throws an error with a sentence. */
export function complain(sentence) {
  throw new TypeError(`numeric-field: ${sentence}`);
}

function complainAbout(problem, facts) {
  complain(sentenceAbout(problem, facts));
}
