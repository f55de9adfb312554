// SPDX-License-Identifier: MIT

/** The names in `NumericInputOptions` that are not passed on to `attach` unchanged. */
const OTHERS = ["attach", "value", "defaultValue", "onValueChange", "onValueCommit", "onRefused", "onClamp", "onRest"];

/**
 * Attaches an input, and passes plain decimals to the callbacks. The hook for React and the action for
 * Svelte call this function.
 *
 * @param {HTMLInputElement} input
 * @param {import("./bind-input").NumericInputOptions} given The options for `attach`, together
 *   with a value, callbacks, and the function `attach` itself, which comes from `numeric-field` or
 *   `numeric-field/streaming/attach`.
 * @returns {{update(given: object): void, destroy(): void}}
 */
export function bindInput(input, given) {
  const attachment = given.attach(input, { ...optionsOf(given), ...resetValueOf(given) });
  let last = attachment.value;
  let committed = last;
  const report = () => {
    last = attachment.value;
    given.onValueChange?.(last);
  };
  const commit = () => {
    committed = attachment.value;
    given.onValueCommit?.(committed);
  };
  const stopListening = listenTo(input, () => ({ ...given, onValueChange: report, onValueCommit: commit }), () => attachment.value);
  // The number is reset in a microtask after this event, so the reset number is available in a later task.
  const reset = ({ target }) => {
    if (target === input.form) setTimeout(() => { if (attachment.value !== last) report(); });
  };
  const update = (next) => {
    const removed = Object.fromEntries(Object.keys(optionsOf(given)).map((name) => [name, undefined]));
    given = next;
    attachment.update({ ...removed, ...optionsOf(next), ...resetValueOf(next) });
    setValue();
  };
  const setValue = () => {
    const { value } = given;
    if (value !== undefined && valueText(value) !== attachment.value) {
      attachment.value = value;
      committed = attachment.value;
    }
    last = attachment.value;
  };
  const page = input.ownerDocument;
  page.addEventListener("reset", reset);
  setValue();
  return {
    update,
    destroy() {
      // If the input is being edited, the browser sends no `change` when it is removed.
      attachment.session.blur();
      if (attachment.value !== committed) commit();
      stopListening();
      page.removeEventListener("reset", reset);
      attachment.detach();
    },
  };
}

/**
 * Calls callbacks such as `onValueChange` for the events of a field.
 *
 * @param {HTMLElement} field
 * @param {() => object} callbacks Returns the current callbacks.
 * @param {() => string} value Returns the value of the field.
 * @returns {() => void} Removes the listeners.
 */
export function listenTo(field, callbacks, value) {
  const listeners = Object.entries({
    input: () => callbacks().onValueChange?.(value()),
    change: () => callbacks().onValueCommit?.(value()),
    refused: ({ detail }) => callbacks().onRefused?.(detail),
    clamp: ({ detail }) => callbacks().onClamp?.(detail),
    rest: ({ detail }) => callbacks().onRest?.(detail),
  });
  for (const [name, listener] of listeners) field.addEventListener(name, listener);
  return () => { for (const [name, listener] of listeners) field.removeEventListener(name, listener); };
}

/**
 * Sets the value and the default value of an element, so that a reset keeps the value. React 19 resets a form after each
 * action. The element prints a warning if the value is NaN.
 */
export function show(element, value) {
  element.value = value ?? "";
  element.defaultValue = valueText(value);
}

/** Returns a value of the page as text. No value is an empty text, and so is NaN. */
export function valueText(value) {
  return Number.isNaN(value) ? "" : String(value ?? "");
}

function optionsOf(given) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !OTHERS.includes(name)));
}

/**
 * Returns the option `value` of `attach`, which is also the value after a reset of the form. Returns no
 * options if neither `defaultValue` nor `value` is given.
 */
function resetValueOf({ value, defaultValue = value }) {
  return defaultValue === undefined ? {} : { value: defaultValue };
}
