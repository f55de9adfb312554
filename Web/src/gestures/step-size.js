// SPDX-License-Identifier: MIT

/**
 * Returns the size of a step for the modifier keys that are pressed: ten times as large with Shift,
 * a tenth with Alt.
 *
 * @param {MouseEvent} event
 * @returns {"fine" | "regular" | "coarse"}
 */
export function stepSizeOf({ shiftKey, altKey }) {
  if (shiftKey) return "coarse";
  return altKey ? "fine" : "regular";
}
