// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";

/**
 * Keeps Chromium from selecting the whole text when the user clicks on a label. In Chromium, such a click gives an input
 * the focus without a selection, but selects the text of an element with `delegatesFocus`. Firefox selects both.
 *
 * @param {import("./field.js").Field} field
 * @param {HTMLElement} element The labeled element, which receives a click after the focus.
 */
export function listenToLabelClicks(field, element) {
  if (globalThis.CSS?.supports("-moz-appearance", "none")) return;
  let focused = 0;
  addListeners(element, {
    focus(event) { focused = event.timeStamp; },
    click(event) {
      if (event.composedPath()[0] !== element || focused < event.timeStamp || field.options.selectOnFocus) return;
      const { length } = field.input.value;
      field.input.setSelectionRange(length, length);
      field.snap();
    },
  });
}
