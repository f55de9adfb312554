// SPDX-License-Identifier: MIT

import { stepSizeOf } from "./step-size.js";

/**
 * Changes the number of a field by steps when the mouse wheel is turned while the field has the focus.
 *
 * @param {import("../editing/field.js").Field} field
 * @param {AbortSignal} signal Removes the listener when it is aborted.
 */
export function listenToWheel(field, signal) {
  field.input.addEventListener("wheel", (event) => step(field, event), { signal });
}

function step(field, event) {
  if (!field.isFocused || !field.isEditable || field.turn.isComposing) return;
  // While Shift is pressed, some systems report horizontal instead of vertical scrolling.
  const distance = event.deltaY || (event.shiftKey && event.deltaX);
  if (event.ctrlKey || !distance) return;
  event.preventDefault();
  field.readSelection();
  field.apply(field.session.scrub(distance < 0 ? 1 : -1, stepSizeOf(event)));
}
