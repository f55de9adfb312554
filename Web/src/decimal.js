// SPDX-License-Identifier: MIT

/** The description of a valid number in error messages. */
export const PLAIN_NUMBER = 'a plain decimal number such as "-1234.5"';

/** The maximum length of a number or a text: 8,000 digits, a sign and a separator. */
export const LONGEST = 8002;

/** Returns a sentence about an invalid value. It does not repeat a value that is too long. */
export function complaintAbout(name, value, expected) {
  const { length } = String(value);
  if (length > LONGEST) return `${name} has ${length} characters. It can have at most ${LONGEST}.`;
  return `${name}="${value}" is not ${expected}.`;
}

/**
 * Converts a number to plain decimal text without an exponent: 1e-7 becomes "0.0000001".
 *
 * @param {string | number | bigint} number The number; plain decimal text is returned unchanged.
 * @returns {string | null} Null if it is not a finite decimal number, or too long.
 */
export function plainDecimal(number) {
  const text = String(number).trim();
  if (text.length > LONGEST) return null;
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) return text;
  const [, sign, digits, fraction, power] = /^(-?)(?=\.?\d)(\d*)\.?(\d*)e([+-]?\d+)$/i.exec(text) ?? [];
  if (!power || Math.abs(power) > 400) return null;
  const point = digits.length + Number(power);
  const split = Math.max(point, 1);
  const row = "0".repeat(split - point) + (digits + fraction).padEnd(point, "0");
  const tail = row.slice(split);
  return sign + row.slice(0, split) + (tail && `.${tail}`);
}

/** Returns whether one plain decimal is less than another. The comparison is exact. */
export function isLess(left, right) {
  const places = left.length + right.length;
  return scaled(left, places) < scaled(right, places);
}

/** Returns whether all digits of a plain decimal are zeros. */
export function isZero(text) {
  return !/[1-9]/.test(text);
}

/**
 * Returns a plain decimal without its point, after padding the fraction to `places` digits: "1.5"
 * with two places becomes 150n.
 */
function scaled(text, places) {
  const [whole, fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}
