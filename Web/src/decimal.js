// SPDX-License-Identifier: MIT

/** What a wrong number should be, in the sentence that it gets. */
export const PLAIN_NUMBER = 'a plain decimal number such as "-1234.5"';

/**
 * A number in plain digits, exactly as JavaScript prints it but without an exponent.
 *
 * @param {string | number | bigint} number The number; a text is taken as it is.
 * @returns {string | null} Null if it is no finite decimal number.
 */
export function plainDecimal(number) {
  const text = String(number).trim();
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) return text;
  const [, sign, digits, fraction, power] = /^(-?)(?=\.?\d)(\d*)\.?(\d*)e([+-]?\d+)$/i.exec(text) ?? [];
  if (!power || Math.abs(power) > 400) return null;
  const point = digits.length + Number(power);
  const split = Math.max(point, 1);
  const row = "0".repeat(split - point) + (digits + fraction).padEnd(point, "0");
  const tail = row.slice(split);
  return sign + row.slice(0, split) + (tail && `.${tail}`);
}

/** Whether one plain decimal is less than another, compared digit by digit. */
export function isLess(left, right) {
  const places = left.length + right.length;
  return scaled(left, places) < scaled(right, places);
}

/** A plain decimal with its point so many places further to the right. */
export function shifted(text, places) {
  return plainDecimal(`${text}e${places}`);
}

/** Whether a plain decimal has no other digits than zeros. */
export function isZero(text) {
  return !/[1-9]/.test(text);
}

/** A plain decimal without its point, and with so many digits behind where that was. */
function scaled(text, places) {
  const [whole, fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}
