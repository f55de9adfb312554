// SPDX-License-Identifier: MIT

const BUTTONS = ["submit", "image"];

/** The kinds of fields of which a form without a button may have one only, if Enter is to send it. */
const BLOCKING = [
  "text", "search", "tel", "url", "email", "password", "number",
  "date", "month", "week", "time", "datetime-local", "numeric-field",
];

/**
 * Sends a form as Enter does in any input: by its first submit button, or without one if this is its
 * only field.
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
