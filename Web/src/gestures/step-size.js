// SPDX-License-Identifier: MIT

/**
 * Returns the size of a step for the pressed modifier keys: ten times as large with Shift, a tenth as
 * large with Alt.
 *
 * @param {MouseEvent} event
 * @returns {"fine" | "regular" | "coarse"}
 */
export function stepSizeOf({ shiftKey, altKey }) {
  if (shiftKey) return "coarse";
  return altKey ? "fine" : "regular";
}
