// SPDX-License-Identifier: MIT

const BUTTONS = ["submit", "image"];

/**
 * The types of controls that can prevent submission by Enter: a form without a submit button is
 * submitted only if it has at most one control of these types.
 */
const BLOCKING = [
  "text", "search", "tel", "url", "email", "password", "number",
  "date", "month", "week", "time", "datetime-local", "numeric-field",
];

/**
 * Submits a form as Enter does in any input: with its first submit button, or without a button if the
 * form has only one field.
 *
 * @param {HTMLFormElement | null} form
 * @returns {boolean} Whether there is a form.
 */
export function submitForm(form) {
  if (!form) return false;
  const controls = [...form.getRootNode().querySelectorAll("button,input,numeric-field")]
    .filter((control) => control.form === form);
  const button = controls.find(({ type }) => BUTTONS.includes(type));
  if (button) button.click();
  else if (controls.filter(({ type }) => BLOCKING.includes(type)).length < 2) form.requestSubmit();
  return true;
}
