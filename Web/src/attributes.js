// SPDX-License-Identifier: MIT

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
