// SPDX-License-Identifier: MIT

/**
 * Configured as in docs/guide.html, section “Number Mask”, with its options for separators, `scale`,
 * bounds and `autofix`. Affixes are a pattern with an exposed block for the number, as in the section
 * “Lazy Mode”. `mapToRadix` is empty where the point is the grouping separator. The page sets
 * `typedValue`, and reads `unmaskedValue`.
 */
import IMask from "peers/imask.js";
import { given, ifNumber, inputIn, NO_STEPS, WESTERN_DIGITS_ONLY } from "./notation.js";

export const unsupported = {
  ...NO_STEPS,
  ...WESTERN_DIGITS_ONLY,
  "The library has groups of three digits only.": ({ notation }) => notation.isIndian,
  "Separators have one character.": ({ notation: { group, decimal } }) => group.length > 1 || decimal.length > 1,
};

export function mount(place, field) {
  const { notation, min, max } = field;
  const number = {
    mask: Number, scale: notation.fraction, radix: notation.decimal, thousandsSeparator: notation.group,
    mapToRadix: notation.group === "." ? [] : ["."], normalizeZeros: true, autofix: true,
    ...given({ min, max }, Number),
  };
  const literal = (text) => [...text].map((character) => `\\${character}`).join("");
  const hasAffixes = notation.prefix + notation.suffix !== "";
  const pattern = { mask: `${literal(notation.prefix)}num${literal(notation.suffix)}`, lazy: false, blocks: { num: { ...number, expose: true } } };
  const input = inputIn(place, field, "decimal");
  const mask = IMask(input, hasAffixes ? pattern : number);
  const write = (value) => {
    if (value === "") mask.unmaskedValue = "";
    else mask.typedValue = Number(value);
  };
  write(field.initial);
  input.defaultValue = input.value;
  return { input, read: () => ifNumber(mask.unmaskedValue), write, close: () => mask.destroy() };
}
