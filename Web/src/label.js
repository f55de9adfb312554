// SPDX-License-Identifier: MIT

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
  showText(input, "aria-label", name);
  showText(input, "aria-description", namedText(element, "aria-describedby"));
}

/** The texts of the elements that an attribute names. */
function namedText(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return joinedText(names.map((name) => element.getRootNode().getElementById?.(name)));
}

function joinedText(elements) {
  const text = elements.map((element) => element?.textContent.trim() ?? "").join(" ").trim();
  return text === "" ? undefined : text;
}

function showText(input, attribute, text) {
  if (text === undefined) input.removeAttribute(attribute);
  else input.setAttribute(attribute, text);
}
