// SPDX-License-Identifier: MIT

/** Functions that the adapters share. `notationOf` reads `Intl.NumberFormat`, as a page would do. */

/** The reasons why several libraries lack a field, each with its condition. */
export const NO_STEPS = { "The library has no steps.": ({ step }) => step };
export const WESTERN_DIGITS_ONLY = { "The library writes Western digits only.": ({ notation }) => notation.digits[1] !== "1" };

/** Returns how a field writes its numbers: separators, digits, affixes, and the number of fraction digits. */
export function notationOf({ kind, locale, currency, fraction }) {
  const style = { integer: "decimal", decimal: "decimal", currency: "currency", percent: "percent" }[kind];
  const format = new Intl.NumberFormat(locale, { style, currency, minimumFractionDigits: 1 });
  const parts = (value) => format.formatToParts(value);
  const find = (type) => parts(1234567.5).find((part) => part.type === type)?.value;
  const own = new Intl.NumberFormat(locale, { style, currency }).resolvedOptions().maximumFractionDigits;
  const digits = kind === "decimal" ? 2 : kind === "integer" ? 0 : own;
  const [prefix, suffix] = affixes(parts(1));
  return {
    style, prefix, suffix, decimal: find("decimal") ?? ".", group: find("group") ?? "",
    fraction: fraction ?? digits, isIndian: /\b12.34.56\D/.test(format.format(123456.5) + " ") || isIndian(parts(1234567.5)),
    digits: [...Array(10).keys()].map((digit) => new Intl.NumberFormat(locale, { useGrouping: false }).format(digit)),
  };
}

function isIndian(parts) {
  const groups = parts.filter(({ type }) => type === "integer").map(({ value }) => [...value].length);
  return groups.length > 2 && groups.at(-2) === 2;
}

function affixes(parts) {
  const first = parts.findIndex(({ type }) => type === "integer");
  const last = parts.findLastIndex(({ type }) => type === "integer" || type === "fraction");
  const text = (some) => some.map(({ value }) => value).join("");
  return [text(parts.slice(0, first)), text(parts.slice(last + 1))];
}

/** Returns a number as a plain decimal, or an empty string if there is no number. */
export function plain(value) {
  if (value === null || value === undefined || Number.isNaN(value)) return "";
  if (typeof value === "string") return value;
  return new Intl.NumberFormat("en-US", { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** Returns `text` if it is a number, otherwise an empty string, for example for a minus sign alone. */
export function ifNumber(text) {
  return Number.isNaN(Number(text)) ? "" : text;
}

/** Returns a plain decimal with its point moved to the right by `places`: "0.25" by 2 is "25". */
export function moved(text, places) {
  if (text === "") return "";
  const [, sign, integer, fraction = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (integer === undefined) return text;
  const point = integer.length + places;
  const digits = (integer + fraction).padEnd(point, "0").padStart(Math.max(0, 1 - point) + integer.length + fraction.length, "0");
  const at = Math.max(1, point);
  const tail = digits.slice(at).replace(/0+$/, "");
  return sign + digits.slice(0, at).replace(/^0+(?=\d)/, "") + (tail ? `.${tail}` : "");
}

/** Returns the options that a case gives, converted as the library needs them. */
export function given(options, convert = (value) => value) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined).map(([name, value]) => [name, convert(value)]));
}

/** Creates the input of the field as a page would write it in HTML, with the soft keyboard that the guide of the library names. */
export function inputIn(place, { attributes }, inputMode) {
  const input = Object.assign(document.createElement("input"), { id: "field", name: "amount", type: "text", ...given({ inputMode }) });
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  place.append(input);
  return input;
}
