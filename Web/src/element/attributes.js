// SPDX-License-Identifier: MIT

/** Returns the name of the attribute for an option: "keyboard-locale" for `keyboardLocale`. */
export function hyphenated(name) {
  return name.replace(/[A-Z]/g, "-$&").toLowerCase();
}

/**
 * Sets an attribute, or removes it if the value is null or undefined.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | null | undefined} value
 */
export function setOrRemove(element, name, value) {
  if ((value ?? null) === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
