// SPDX-License-Identifier: MIT

/**
 * Gives an element an attribute, or takes it away.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | null | undefined} value
 */
export function setOrRemove(element, name, value) {
  if ((value ?? null) === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
