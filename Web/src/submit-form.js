// SPDX-License-Identifier: MIT

/**
 * Sends a form as Enter does in any input: by its first submit button, if it has one.
 *
 * @param {HTMLFormElement | null} form
 * @returns {boolean} Whether there is a form.
 */
export function submitForm(form) {
  if (!form) return false;
  const button = [...form.elements].find((element) => element.type === "submit");
  if (button) button.click();
  else form.requestSubmit();
  return true;
}
