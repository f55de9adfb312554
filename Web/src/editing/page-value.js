// SPDX-License-Identifier: MIT

/**
 * Calls a function when a script of the page sets the `value` of an input or calls `setRangeText`, instead of
 * showing the text. Form libraries set the value through a reference to the input.
 *
 * The input gets its own properties. If React has already defined a property `value`, the new one
 * calls it. Scripts that imitate a user, such as those of WebDriver, bypass these properties.
 *
 * @param {import("./field.js").Field} field
 * @param {(text: string) => void} take Receives the text that the page has set.
 * @returns {() => void} Restores the properties.
 */
export function takeValuesOf(field, take) {
  const { input } = field;
  const before = Object.getOwnPropertyDescriptor(input, "value");
  const { get, set, enumerable } = before ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  Object.defineProperty(input, "value", {
    configurable: true,
    enumerable,
    get() { return get.call(input); },
    set(text) {
      if (field.turn.isDrawing) set.call(input, text);
      else take(String(text ?? ""));
    },
  });
  const { setRangeText } = input;
  input.setRangeText = (...range) => {
    setRangeText.apply(input, range);
    take(get.call(input));
  };
  return () => {
    delete input.setRangeText;
    delete input.value;
    if (before) Object.defineProperty(input, "value", before);
  };
}
