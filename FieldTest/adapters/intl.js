// SPDX-License-Identifier: MIT

/**
 * An input without a library, as on many pages. When the field is left, a listener removes everything but
 * digits, the decimal separator and the minus sign, and formats the number with `Intl.NumberFormat`.
 * Formatting it after every key would prevent typing a fraction.
 */
import { inputIn, moved, plain } from "./notation.js";

export const unsupported = {
  "The listener has no steps.": ({ step }) => step,
  "The listener has no bounds.": ({ min, max }) => min !== undefined || max !== undefined,
};

export function mount(place, field) {
  const { notation, locale, currency, kind } = field;
  const places = kind === "percent" ? 2 : 0;
  const format = new Intl.NumberFormat(locale, { style: notation.style, currency, maximumFractionDigits: notation.fraction });
  const input = inputIn(place, field, "decimal");
  const parse = () => {
    const digits = [...input.value].map((one) => (notation.digits.includes(one) ? notation.digits.indexOf(one) : one)).join("");
    const text = digits.replaceAll(notation.group || "\u0000", "").replace(notation.decimal, ".")
      .replace("\u2212", "-").replace(/[^\d.-]/g, "");
    return text === "" ? NaN : Number(text);
  };
  const show = (value) => (Number.isNaN(value) ? "" : format.format(moved(plain(value), -places)));
  input.defaultValue = field.initial === "" ? "" : show(Number(field.initial));
  input.addEventListener("blur", () => { input.value = show(parse()); });
  return { input, read: () => plain(parse()), write: (value) => { input.value = value === "" ? "" : show(Number(value)); } };
}
