// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";

/**
 * Names the input inside an element after what names the element: labels outside do not reach into
 * a shadow tree.
 *
 * @param {HTMLElement} element
 * @param {NodeList} labels The element's labels.
 * @param {HTMLInputElement} input
 */
export function nameInput(element, labels, input) {
  const name = element.getAttribute("aria-label")
    ?? namedText(element, "aria-labelledby")
    ?? joinedText([...labels]);
  setOrRemove(input, "aria-label", name);
  setOrRemove(input, "aria-description", namedText(element, "aria-describedby"));
}

/** The texts of the elements that an attribute names. */
function namedText(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return joinedText(names.map((name) => element.getRootNode().getElementById?.(name)));
}

function joinedText(elements) {
  return elements.map((element) => element?.textContent.trim()).join(" ").trim() || null;
}
