// SPDX-License-Identifier: MIT

import { Complaints } from "../typing.js";

/** The elements whose attributes have been checked. */
const known = new WeakSet();

/**
 * Warns about attributes that `<numeric-field>` does not support. The module that finds them is loaded
 * only if some attributes may be unknown.
 *
 * @param {HTMLElement} element
 */
export function complainAboutUnknown(element) {
  if (known.has(element)) return;
  known.add(element);
  const { observedAttributes } = element.constructor;
  const names = element.getAttributeNames()
    .filter((name) => !(name in element) && !observedAttributes.includes(name) && !/^(class|tabindex)$|^(aria|data)-/.test(name));
  if (!names[0]) return;
  const { add } = new Complaints(element);
  import("../numeric-field-unknown.js").then(({ complaintsAbout }) => complaintsAbout(element, names).map(add), () => {});
}
