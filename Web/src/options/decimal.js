// SPDX-License-Identifier: MIT

/** The maximum length of a number or a text: 8,000 digits, a sign and a separator. */
export const LONGEST = 8002;

/**
 * Converts a number to plain decimal text without an exponent: 1e-7 becomes "0.0000001".
 *
 * @param {string | number | bigint} number The number; plain decimal text is returned unchanged.
 * @returns {string | null} Null if `number` is not a finite decimal number, or if it is too long.
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
