// SPDX-License-Identifier: MIT

/**
 * The browser's own `<input type="number">`, as the HTML standard describes it
 * (https://html.spec.whatwg.org/multipage/input.html#number-state-(type=number)): `step` determines the
 * number of fraction digits, `min` and `max` are the bounds, and the page reads `value`.
 */
import { inputIn } from "./notation.js";

export const unsupported = {
  "The browser’s language decides, not the page.": ({ locale }) => locale !== navigator.language,
  "The input shows no currency.": ({ kind }) => kind === "currency",
  "The input shows no percent sign.": ({ kind }) => kind === "percent",
};

export function mount(place, field) {
  const { notation, min, max, step = 1 / 10 ** notation.fraction } = field;
  const input = inputIn(place, field);
  Object.assign(input, { type: "number", step, min: min ?? "", max: max ?? "", lang: field.locale });
  input.setAttribute("value", field.initial);
  return { input, read: () => input.value, write: (value) => { input.value = value; } };
}
