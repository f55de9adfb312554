// SPDX-License-Identifier: MIT

/** Returns whether one plain decimal is less than another. The comparison is exact. */
export function isLess(left, right) {
  const places = left.length + right.length;
  return scaled(left, places) < scaled(right, places);
}

/** Returns whether all digits of a plain decimal are zeros. */
export function isZero(text) {
  return !/[1-9]/.test(text);
}

/**
 * Returns a plain decimal without its point, after padding the fraction to `places` digits: "1.5"
 * with two places becomes 150n.
 */
export function scaled(text, places) {
  const [whole, fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(places, "0"));
}
