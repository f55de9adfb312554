// SPDX-License-Identifier: MIT

import { plainDecimal } from "../shell.js";
import { PLAIN_NUMBER, complaintAbout } from "./wrong-option.js";

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
