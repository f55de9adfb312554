// SPDX-License-Identifier: MIT

const formats = new Map();

/**
 * Returns a formatter of `Intl` from a cache, because creating a formatter takes much longer than
 * formatting a number.
 *
 * @param {string} locale A BCP 47 tag.
 * @param {Intl.NumberFormatOptions} [options]
 * @param {Intl.NumberFormatOptions} [others] Options that take precedence.
 * @returns {Intl.NumberFormat}
 */
export function numberFormat(locale, options, others) {
  const all = { ...options, ...others };
  const key = locale + JSON.stringify(all);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(locale, all));
  return formats.get(key);
}
