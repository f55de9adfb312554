// SPDX-License-Identifier: MIT

import { memoized } from "../shell.js";

const formatFor = memoized((json) => new Intl.NumberFormat(...JSON.parse(json)));

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
  return formatFor(JSON.stringify([locale, { ...options, ...others }]));
}
