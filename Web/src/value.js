// SPDX-License-Identifier: MIT

import { PLAIN_NUMBER, complaintAbout, plainDecimal } from "./decimal.js";

/**
 * Converts a value to a plain decimal, or to "" if it is empty or not a number.
 *
 * @param {unknown} value A value from a page.
 * @param {(message: string) => void} report Receives a message if the value is not a number.
 */
export function readValue(value, report) {
  if ((value ?? "") === "" || Number.isNaN(value)) return "";
  const plain = plainDecimal(value);
  if (plain === null) report(complaintAbout("value", value, PLAIN_NUMBER));
  return plain ?? "";
}

/** Returns a plain decimal as a number, or NaN if it is empty. */
export function numberOf(value) {
  return value === "" ? NaN : Number(value);
}

/** Returns a plain decimal as a BigInt, or null if it is empty or has a fraction. */
export function bigIntOf(value) {
  return /^-?\d+$/.test(value) ? BigInt(value) : null;
}
