// SPDX-License-Identifier: MIT

/** Returns a plain decimal as a BigInt, or null if it is empty or has a fraction. */
export function bigIntOf(value) {
  return /^-?\d+$/.test(value) ? BigInt(value) : null;
}
