// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";

/**
 * Keeps Chromium from selecting the whole text when the user clicks on a label. In Chromium, such a click gives an input
 * the focus without a selection, but selects the text of an element with `delegatesFocus`. Firefox selects both. A label or
 * a hint in a slot takes the focus to the input when it is pressed, before its click.
 *
 * @param {import("./field.js").Field} field
 * @param {HTMLElement} element The labeled element, which receives a click after the focus.
 */
export function listenToLabelClicks(field, element) {
  if (globalThis.CSS?.supports("-moz-appearance", "none")) return;
  let focused = 0;
  let pressed = 0;
  addListeners(element, {
    focus(event) { focused = event.timeStamp; },
    mousedown(event) { pressed = event.timeStamp; },
    click(event) {
      const [target] = event.composedPath();
      if (element.shadowRoot.contains(target) || field.options.selectOnFocus) return;
      if (focused < (target === element ? event.timeStamp : pressed)) return;
      const { length } = field.input.value;
      field.input.setSelectionRange(length, length);
      field.snap();
    },
  });
}
