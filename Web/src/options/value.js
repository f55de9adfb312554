// SPDX-License-Identifier: MIT

import { plainDecimal } from "../shell.js";

/**
 * Converts a value to a plain decimal, or to "" if it is empty or not a number.
 *
 * @param {unknown} value A value from a page.
 * @param {import("./option-sentences.js").Report} report Receives the problem if the value is not a number.
 */
export function readValue(value, report) {
  if ((value ?? "") === "" || Number.isNaN(value)) return "";
  const plain = plainDecimal(value);
  if (plain === null) report("invalid", { name: "value", value });
  return plain ?? "";
}
