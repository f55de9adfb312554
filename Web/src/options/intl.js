// SPDX-License-Identifier: MIT

/** Returns the options of `Intl.NumberFormat` for a kind of number and a sign display. */
export function intlOptions({ kind, currency, sign = "automatic", currencyDisplay }) {
  return {
    style: kind === "number" ? "decimal" : kind,
    currency,
    currencyDisplay,
    currencySign: sign.startsWith("accounting") ? "accounting" : "standard",
    signDisplay: { automatic: "auto", accounting: "auto", accountingAlways: "exceptZero" }[sign] ?? sign,
  };
}
