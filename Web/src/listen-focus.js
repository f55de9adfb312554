// SPDX-License-Identifier: MIT

import { hear } from "./hear.js";

/** How a finger or a mouse button leaves the page. */
const RELEASES = ["pointerup", "pointercancel"];

/**
 * Listens to the focus and to the caret.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToFocus(field, signal) {
  const commit = () => field.commit();
  hear(field.input, { focus: () => takeFocus(field), blur: commit, change: commit }, signal);
  listenToCaret(field, signal);
}

/**
 * Shows the text to edit. It is no edit itself: the browser's undo begins behind it.
 *
 * A field that was entered with its whole text selected, as by Tab, keeps it selected.
 */
function takeFocus(field) {
  const { input, session } = field;
  if (!field.isEditable) return;
  const { length } = input.value;
  const isWhole = length && input.selectionStart === 0 && input.selectionEnd === length;
  const focused = session.focus();
  field.outcome = focused;
  if (isWhole) field.outcome = session.select(0, field.outcome.text.length);
  field.show();
  field.reportBounds(focused, focused.violation);
}

/**
 * Moves a caret that was set between two slots to the nearest one, but not under a finger.
 *
 * It listens to the page only while it has the focus or is pressed: the page would keep a field that
 * is gone for ever.
 */
function listenToCaret(field, signal) {
  const { input } = field;
  const page = input.ownerDocument;
  let isPressed = false;

  const snap = () => {
    if (!input.isConnected) return page.removeEventListener("selectionchange", snap);
    if (isPressed || field.isWriting || field.isComposing || !field.isFocused) return;
    if (!field.isActive || input.value !== field.outcome.text) return;
    field.takeSelection();
    field.show();
  };

  const release = () => {
    isPressed = false;
    for (const end of RELEASES) page.removeEventListener(end, release);
    snap();
  };

  hear(input, {
    pointerdown() {
      isPressed = true;
      for (const end of RELEASES) page.addEventListener(end, release, { signal });
    },
    focus: () => page.addEventListener("selectionchange", snap, { signal }),
    blur: () => page.removeEventListener("selectionchange", snap),
  }, signal);
}
