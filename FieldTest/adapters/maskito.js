// SPDX-License-Identifier: MIT

/**
 * Configured as in projects/demo/src/pages/kit/number: `maskitoNumber` takes separators and groups from
 * `locale`, and the affixes are passed as `prefix` and `postfix`. `maskitoCaretGuard` keeps the caret
 * between the affixes (examples/3-postfix). `maskitoChangeEventPlugin` sends `change`. The page reads the number with
 * `maskitoParseNumber`, as in helpers/parse-number-as-number-type.md, and whole numbers as `bigint`.
 */
import { Maskito, maskitoChangeEventPlugin, maskitoUpdateElement } from "peers/maskito.js";
import { maskitoCaretGuard, maskitoNumber, maskitoParseNumber, maskitoStringifyNumber } from "peers/maskito.js";
import { given, inputIn, NO_STEPS, plain, WESTERN_DIGITS_ONLY } from "./notation.js";

export const unsupported = { ...NO_STEPS, ...WESTERN_DIGITS_ONLY };

export function mount(place, field) {
  const { notation, locale, min, max, kind } = field;
  const { prefix, suffix: postfix, fraction: maximumFractionDigits } = notation;
  const params = { locale, maximumFractionDigits, prefix, postfix, ...given({ min, max }, Number) };
  const { plugins, ...options } = maskitoNumber(params);
  const input = inputIn(place, field, "decimal");
  const number = (text) => (kind === "integer" ? BigInt(text) : Number(text));
  const text = (value) => maskitoStringifyNumber(value === "" ? null : number(value), params);
  input.defaultValue = text(field.initial);
  const guard = maskitoCaretGuard((value) => [prefix.length, value.length - postfix.length]);
  const mask = new Maskito(input, { ...options, plugins: [...plugins, guard, maskitoChangeEventPlugin()] });
  return {
    input,
    read() {
      const value = maskitoParseNumber(input.value, { ...params, bigint: kind === "integer" });
      return plain(typeof value === "bigint" ? String(value) : value);
    },
    write: (value) => maskitoUpdateElement(input, text(value)),
    close: () => mask.destroy(),
  };
}
