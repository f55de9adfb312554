// SPDX-License-Identifier: MIT

import { plainDecimal } from "./decimal.js";

/**
 * A value as a plain decimal, "" for nothing.
 *
 * @param {unknown} value What a page gives.
 * @param {(message: string) => void} report Is told of what is no number; then there is no value.
 */
export function readValue(value, report) {
  if (value === null || value === undefined || value === "" || Number.isNaN(value)) return "";
  const plain = plainDecimal(value);
  if (plain !== null) return plain;
  report(`value="${value}" is not a plain decimal number such as "-1234.5". The field is left empty.`);
  return "";
}

/** The number of a value, NaN if there is none. */
export function numberOf(value) {
  return value === "" ? NaN : Number(value);
}

/** The whole number of a value, null if it has a fraction or is none. */
export function bigIntOf(value) {
  return /^-?\d+$/.test(value) ? BigInt(value) : null;
}
