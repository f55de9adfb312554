// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";

/** The attributes of an element that name or describe the input in it. */
export const NAMING = ["aria-label", "aria-labelledby", "aria-describedby", "aria-errormessage"];

/** Whether the browser lets an input refer to elements outside its shadow tree, and so to their texts of now. */
const followsTexts = "ariaLabelledByElements" in (globalThis.Element?.prototype ?? {});

/**
 * Names the input in an element after what names the element, because labels outside do not reach into
 * a shadow tree.
 *
 * The input refers to the elements themselves where the browser can do that, so that it follows their
 * texts, and holds their texts otherwise.
 *
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 * @param {Element[]} labels The element's labels.
 * @param {Element[]} hints What describes it from inside.
 */
export function nameInput(element, input, labels, hints) {
  const referred = named(element, "aria-labelledby");
  const ownName = referred.length ? null : element.getAttribute("aria-label");
  const names = referred.length || ownName !== null ? referred : labels;
  const descriptions = [...named(element, "aria-describedby"), ...hints];
  // Tools that know no references to elements read the text.
  setOrRemove(input, "aria-label", ownName ?? joinedText(names));
  if (!followsTexts) return setOrRemove(input, "aria-description", joinedText(descriptions));
  input.ariaLabelledByElements = orNull(names);
  input.ariaDescribedByElements = orNull(descriptions);
  input.ariaErrorMessageElements = orNull(named(element, "aria-errormessage"));
}

function orNull(elements) {
  return elements.length ? elements : null;
}

/** The elements that an attribute names. */
function named(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return names.map((name) => element.getRootNode().getElementById?.(name)).filter((found) => found);
}

function joinedText(elements) {
  return elements.map((element) => element.textContent.trim()).join(" ").trim() || null;
}
