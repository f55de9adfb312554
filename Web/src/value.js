// SPDX-License-Identifier: MIT

import { PLAIN_NUMBER, plainDecimal } from "./decimal.js";

/**
 * A value as a plain decimal, "" for nothing.
 *
 * @param {unknown} value What a page gives.
 * @param {(message: string) => void} report Is told of what is no number; then there is no value.
 */
export function readValue(value, report) {
  if ((value ?? "") === "" || Number.isNaN(value)) return "";
  const plain = plainDecimal(value);
  if (plain === null) report(`value="${value}" is not ${PLAIN_NUMBER}. The field is left empty.`);
  return plain ?? "";
}

/** The number of a value, NaN if there is none. */
export function numberOf(value) {
  return value === "" ? NaN : Number(value);
}

/** The whole number of a value, null if it has a fraction or is none. */
export function bigIntOf(value) {
  return /^-?\d+$/.test(value) ? BigInt(value) : null;
}
