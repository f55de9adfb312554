// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";

/** The attributes of an element that name or describe the input in it. */
export const NAMING = ["aria-label", "aria-labelledby", "aria-describedby", "aria-errormessage"];

/** Whether the browser lets an input refer to elements outside its shadow tree, and so to their texts of now. */
export const followsTexts = "ariaLabelledByElements" in (globalThis.Element?.prototype ?? {});

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
  const label = element.getAttribute("aria-label");
  const names = named(element, "aria-labelledby");
  setOrRemove(input, "aria-label", label);
  refer(input, "LabelledBy", names.length || label !== null ? names : labels, "aria-label");
  refer(input, "DescribedBy", [...named(element, "aria-describedby"), ...hints], "aria-description");
  refer(input, "ErrorMessage", named(element, "aria-errormessage"));
}

function refer(input, relation, elements, fallback) {
  if (followsTexts) input[`aria${relation}Elements`] = elements.length ? elements : null;
  else if (fallback && elements.length) input.setAttribute(fallback, joinedText(elements));
  else if (fallback && fallback !== "aria-label") input.removeAttribute(fallback);
}

/** The elements that an attribute names. */
function named(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return names.map((name) => element.getRootNode().getElementById?.(name)).filter((found) => found);
}

function joinedText(elements) {
  return elements.map((element) => element.textContent.trim()).join(" ").trim();
}
