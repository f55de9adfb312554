// SPDX-License-Identifier: MIT

/**
 * Configured like the predefined options for languages (src/AutoNumericPredefinedOptions.js), with the
 * locale’s separators and affixes. `decimalCharacterAlternative` is set where the comma is the decimal
 * character. Bounds are set as src/AutoNumericDefaultSettings.js describes. The page reads
 * `getNumber()`, unless `getNumericString()` is empty.
 */
import AutoNumeric from "peers/autonumeric.js";
import { given, inputIn, plain, WESTERN_DIGITS_ONLY } from "./notation.js";

export const unsupported = WESTERN_DIGITS_ONLY;

export function mount(place, field) {
  const { notation, min, max, step } = field;
  const isPrefix = notation.prefix !== "";
  const options = {
    digitGroupSeparator: notation.group,
    decimalCharacter: notation.decimal,
    decimalCharacterAlternative: notation.decimal === "," && notation.group !== "." ? "." : null,
    digitalGroupSpacing: notation.isIndian ? "2s" : "3",
    decimalPlaces: notation.fraction,
    allowDecimalPadding: field.kind === "currency" ? true : "floats",
    currencySymbol: notation.prefix || notation.suffix,
    currencySymbolPlacement: isPrefix ? "p" : "s",
    negativePositiveSignPlacement: isPrefix ? "l" : "p",
    ...given({ minimumValue: min, maximumValue: max, upDownStep: step }, String),
  };
  if (field.kind === "decimal") options.allowDecimalPadding = false;
  const input = inputIn(place, field, "decimal");
  const formatter = new AutoNumeric(input, field.initial, options);
  input.defaultValue = input.value;
  return {
    input,
    read: () => (formatter.getNumericString() ? plain(formatter.getNumber()) : ""),
    write: (value) => { formatter.set(value); },
    close: () => formatter.detach(),
  };
}
