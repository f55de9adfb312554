// SPDX-License-Identifier: MIT

import { scaled } from "./comparison.js";
import { notationOf } from "./notation.js";

/** Characters that can be anywhere in a number: spaces and marks of the writing direction. */
const IGNORED = /[\s\u061C\u200B-\u200F\u2066-\u2069]/g;

const MINUS = /^[-\u2212\u2010-\u2013]/;

/**
 * Converts a text that a user has typed into an input without the engine. Only the separators of the
 * locale are accepted, so the meaning of a separator is always clear.
 *
 * @param {string} text
 * @param {import("./options.js").Options} options
 * @returns {string | null} A plain decimal, "" for an empty text, or null if the text is not a number.
 */
export function readPlainText(text, options) {
  const { digits, decimal, group, minus, scale, currencyNames } = notationOf(options);
  const { prefix, suffix } = options;
  let bare = [...essence(text)].map((letter) => asDigit(digits, letter)).join("");
  for (const word of [prefix, suffix, "%", "٪", ...currencyNames].map(essence)) bare = bare.replace(word, "");
  bare = bare.replaceAll(essence(minus), "-").replace(MINUS, "-");
  if (bare === "") return "";
  const [, sign, whole, fraction = ""] = numeral(decimal, essence(group)).exec(bare) ?? [];
  if (whole === undefined || whole + fraction === "") return null;
  const plain = sign + (whole.replace(/\D/g, "") || "0") + (fraction && `.${fraction}`);
  return scale ? withPoint(scaled(plain, placesOf(plain)), placesOf(plain) + scale) : plain;
}

/** Returns a plain decimal in the digits and with the decimal separator of the locale, without grouping. */
export function plainTextOf(value, options) {
  const { digits, decimal, scale } = notationOf(options);
  const places = Math.max(placesOf(value), scale);
  const shown = scale && value ? withPoint(scaled(value, places), places - scale) : value;
  return shown.replace(/\d/g, (digit) => [...digits][digit]).replace(".", decimal);
}

/** Returns the plain decimal `value` plus `count` times `step`. */
export function stepped(value, step, count) {
  const places = Math.max(placesOf(value), placesOf(step));
  return withPoint(scaled(value || "0", places) + BigInt(count) * scaled(step, places), places);
}

function essence(text = "") {
  return text.replace(IGNORED, "");
}

function asDigit(digits, letter) {
  const digit = [...digits].indexOf(letter);
  return digit < 0 ? letter : String(digit);
}

/** Returns a pattern that matches a number without any grouping separators, or with all of them. */
function numeral(decimal, group) {
  const [point, comma] = [decimal, group].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const grouped = comma && `|\\d{1,3}(?:${comma}\\d{2,3})*${comma}\\d{3}`;
  return new RegExp(`^(-?)(\\d*${grouped})(?:${point}(\\d*))?$`);
}

function placesOf(plain) {
  return plain.split(".")[1]?.length ?? 0;
}

/** Reverses `scaled`: returns 150n with 2 places as "1.5", a plain decimal without trailing zeros. */
function withPoint(number, places) {
  const row = String(number).replace("-", "").padStart(places + 1, "0");
  const fraction = row.slice(row.length - places).replace(/0+$/, "");
  const sign = number < 0n ? "-" : "";
  return sign + row.slice(0, row.length - places) + (fraction && `.${fraction}`);
}
