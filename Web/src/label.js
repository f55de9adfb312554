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
    ?? textsOf(element, "aria-labelledby")
    ?? textOf([...labels]);
  set(input, "aria-label", name);
  set(input, "aria-description", textsOf(element, "aria-describedby"));
}

/** The texts of the elements that an attribute names. */
function textsOf(element, attribute) {
  const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return textOf(names.map((name) => element.getRootNode().getElementById?.(name)));
}

function textOf(elements) {
  const text = elements.map((element) => element?.textContent.trim() ?? "").join(" ").trim();
  return text === "" ? undefined : text;
}

function set(input, attribute, text) {
  if (text === undefined) input.removeAttribute(attribute);
  else input.setAttribute(attribute, text);
}
