// SPDX-License-Identifier: MIT

/**
 * Configured as in README.md, sections “Basic” and “Track cursor”, with the options of
 * docs/interfaces/FormatNumeralOptions.md. The page reads `unformatNumeral`.
 */
import { formatNumeral, registerCursorTracker, unformatNumeral } from "peers/cleave-zen.js";
import { ifNumber, inputIn, NO_STEPS, WESTERN_DIGITS_ONLY } from "./notation.js";

export const unsupported = {
  ...NO_STEPS,
  "The library has no bounds.": ({ min, max }) => max !== undefined || min > 0,
  ...WESTERN_DIGITS_ONLY,
};

export function mount(place, field) {
  const { notation, min } = field;
  const options = {
    delimiter: notation.group,
    numeralDecimalMark: notation.decimal,
    numeralDecimalScale: notation.fraction,
    numeralThousandsGroupStyle: notation.isIndian ? "lakh" : "thousand",
    numeralPositiveOnly: min >= 0,
    prefix: notation.prefix || notation.suffix,
    tailPrefix: notation.prefix === "" && notation.suffix !== "",
    signBeforePrefix: true,
  };
  const input = inputIn(place, field, "decimal");
  const text = (value) => (value === "" ? "" : formatNumeral(value.replace(".", notation.decimal), options));
  input.defaultValue = text(field.initial);
  // The tracker must read the caret before the text is formatted, so it is registered first.
  const unregister = registerCursorTracker({ input, delimiter: notation.group, prefix: options.prefix });
  input.addEventListener("input", () => { input.value = formatNumeral(input.value, options); });
  return {
    input,
    read: () => ifNumber(unformatNumeral(input.value, { numeralDecimalMark: notation.decimal })),
    write: (value) => { input.value = text(value); },
    close: unregister,
  };
}
