// SPDX-License-Identifier: MIT

/**
 * Configured as in documentation/v5/docs/numeric_format.md: separators, group style, affixes and
 * `decimalScale` are those of the locale. As in quirks.md, the page keeps the string `value`, so
 * `valueIsNumericString` is set. The upper bound is checked by `isAllowed`, as props.md shows.
 * `fixedDecimalScale` is left out, because it writes zeros while the person types.
 */
import { createElement, createRoot, useState } from "react";
import { NumericFormat } from "peers/react-number-format.js";
import { inputIn, NO_STEPS, plain, WESTERN_DIGITS_ONLY } from "./notation.js";

export const unsupported = {
  ...NO_STEPS,
  "The guide shows an upper bound only.": ({ min }) => min !== undefined && Number(min) !== 0,
  ...WESTERN_DIGITS_ONLY,
};

export async function mount(place, field) {
  const { notation, min, max, attributes } = field;
  const page = {};
  const { required, disabled, readonly: readOnly, placeholder } = attributes;
  const flags = { required: required !== undefined, disabled: disabled !== undefined, readOnly: readOnly !== undefined };

  function Page() {
    const [value, setValue] = useState(field.initial);
    Object.assign(page, { value, setValue });
    return createElement(NumericFormat, {
      ...flags, placeholder, id: "field", name: "amount", type: "text", inputMode: "decimal",
      value, valueIsNumericString: true,
      onValueChange: (values) => setValue(values.value),
      thousandSeparator: notation.group, decimalSeparator: notation.decimal,
      thousandsGroupStyle: notation.isIndian ? "lakh" : "thousand",
      prefix: notation.prefix, suffix: notation.suffix,
      decimalScale: notation.fraction, allowNegative: !(min >= 0),
      isAllowed: ({ floatValue }) => max === undefined || floatValue === undefined || floatValue <= max,
    });
  }
  const root = createRoot(place);
  root.render(createElement(Page));
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  return {
    input: place.querySelector("input"),
    read: () => plain(page.value),
    write: (value) => page.setValue(value),
    close: () => root.unmount(),
  };
}
