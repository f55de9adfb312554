// SPDX-License-Identifier: MIT

/** The maximum length of a number or a text: 8,000 digits, a sign and a separator. */
export const LONGEST = 8002;

/** The largest exponent of a number, also with a minus sign. */
const MOST_POWER = 400;

/**
 * Converts a number to plain decimal text without an exponent, as the engine writes it: 1e-7 becomes
 * "0.0000001", and "12.50" becomes "12.5".
 *
 * @param {string | number | bigint} number
 * @returns {string | null} Null if `number` is not a finite decimal number, or if it is too long.
 */
export function plainDecimal(number) {
  const text = String(number).trim();
  const [, sign, whole, fraction, power = 0] = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  if (!(fraction || whole) || text.length > LONGEST || Math.abs(power) > MOST_POWER) return null;
  const zeros = "0".repeat(Math.abs(power));
  const row = zeros + whole + fraction + zeros;
  const point = zeros.length + whole.length + Number(power);
  const plain = `0${row.slice(0, point)}.${row.slice(point)}`.replace(/^0+(?=\d)|\.?0*$/g, "");
  return plain === "0" ? plain : sign + plain;
}
