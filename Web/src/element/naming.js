// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";

/** The attributes of an element that name or describe its input. */
export const NAMING = ["aria-label", "aria-labelledby", "aria-describedby", "aria-errormessage"];

/**
 * Sets the accessible name and description of the input in an element, because labels and descriptions
 * outside of a shadow tree do not apply to the input.
 *
 * If the browser supports it, the input refers to the labels and descriptions themselves, so that changes of
 * their texts take effect. Otherwise the texts are copied, also if a label contains the element: it would add the name
 * that the element gets from it to its own text.
 *
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 * @param {Element[]} labels The labels of the element.
 * @param {Element[]} hints The descriptions inside the element.
 */
export function nameInput(element, input, labels, hints) {
  const referred = named(element, "aria-labelledby");
  const ownName = referred.length ? null : element.getAttribute("aria-label");
  const names = referred.length || ownName !== null ? referred : labels;
  const descriptions = [...named(element, "aria-describedby"), ...hints];
  // The copied text is for tools that do not support references to elements.
  setOrRemove(input, "aria-label", ownName ?? joinedText(names));
  if (!("ariaLabelledByElements" in input)) return setOrRemove(input, "aria-description", joinedText(descriptions));
  input.ariaLabelledByElements = names.some((label) => label.contains(element)) ? [] : names;
  input.ariaDescribedByElements = descriptions;
  input.ariaErrorMessageElements = named(element, "aria-errormessage");
}

/** Returns the elements to which an attribute refers. */
function named(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return names.map((name) => element.getRootNode().getElementById?.(name)).filter((found) => found);
}

function joinedText(elements) {
  return elements.map((element) => element.textContent.trim()).join(" ").trim() || null;
}
