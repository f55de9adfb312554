// SPDX-License-Identifier: MIT

/** The elements whose attributes have been checked. */
const known = new WeakSet();

/**
 * Warns about attributes that `<numeric-field>` does not support. The module that finds them is loaded only if some
 * attributes may be unknown.
 *
 * @param {HTMLElement} element
 */
export function warnAboutUnknown(element) {
  if (known.has(element)) return;
  known.add(element);
  const { observedAttributes } = element.constructor;
  const names = element.getAttributeNames().filter((name) => (name === "type" || !(name in element))
    && !observedAttributes.includes(name) && !/^(class|tabindex)$|^(aria|data)-/.test(name));
  if (names[0]) import("../numeric-field-warnings.js").then(({ warnAboutNames }) => warnAboutNames(element, names), () => {});
}
