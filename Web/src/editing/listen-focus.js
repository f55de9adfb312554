// SPDX-License-Identifier: MIT

import { CAN_UNDO } from "../engine/outcome-bits.js";
import { focusSession } from "../typing.js";
import { addListeners } from "./add-listeners.js";

/** The events that end a press of the pointer. */
const RELEASES = ["pointerup", "pointercancel"];

/**
 * Handles the focus and the caret.
 *
 * While the pointer is pressed, the text does not change. Some browsers place the caret before the
 * `focus` event, others after it, and all browsers extend the selection while the pointer is dragged.
 * Therefore the field reads the position of the caret when the pointer is released.
 *
 * Listeners are added to the page only while the field has the focus or is pressed. Otherwise the
 * page would keep a removed field in memory.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToFocus(field, signal) {
  const { input } = field;
  // The document of the input changes if the input is moved into a frame.
  let page = input.ownerDocument;
  let isPressed = false;
  // Whether text is being dropped. If so, the browser places the caret before it focuses the field.
  let isDropping = false;
  // The outcome from before the window lost the focus, or null if the focus moved to another element of the page.
  // While a window has no focus, its page still has an active element: the field.
  let left = null;

  const readCaret = () => {
    if (!field.isFocused) page.removeEventListener("selectionchange", readCaret);
    else if (!isPressed) field.snap();
  };

  const release = () => {
    isPressed = false;
    for (const end of RELEASES) page.removeEventListener(end, release);
    if (!field.isFocused) return;
    if (field.isActive) field.snap();
    else beginEditing(field, true);
  };

  addListeners(input, {
    pointerdown({ button }) {
      // Other buttons are ignored, because a context menu can suppress their release event.
      if (button !== 0) return;
      isPressed = true;
      page = input.ownerDocument;
      for (const end of RELEASES) page.addEventListener(end, release, { signal });
    },
    drop() {
      isDropping = true;
      setTimeout(() => { isDropping = false; });
    },
    focus() {
      field.turn.endComposition();
      page = input.ownerDocument;
      page.addEventListener("selectionchange", readCaret, { signal });
      field.owner.focused();
      // If editing began before these listeners were added, the field is already active.
      if (isPressed || field.isActive) return;
      if (isDropping || input.selectionEnd > 0) beginEditing(field, isDropping, left);
      else beginSoon(field, left);
    },
    blur() {
      page.removeEventListener("selectionchange", readCaret);
      left = field.isFocused ? field.outcome : null;
      field.commit();
    },
    // WebKit sends this event to the input instead of the document.
    selectionchange: readCaret,
  }, signal);
}

/**
 * Commits the number of a field that has lost the focus. If a script removes or disables an input,
 * some browsers send neither `blur` nor `compositionend`.
 */
export function commitLeft(field) {
  if (!field.isFocused) field.commit();
}

/**
 * Begins editing when the current script ends, or earlier if the script edits the field. In Chromium,
 * `select()` focuses an input before it selects the text, and until then the caret is at the start.
 */
function beginSoon(field, left) {
  field.turn.beginSoon((isPlaced = field.input.selectionEnd > 0) => {
    if (field.isFocused) beginEditing(field, isPlaced, left);
  });
}

/** Begins editing, and shows the text for editing. This is not an edit, so the browser's undo cannot revert it. */
export function beginEditing(field, isPlaced, left) {
  if (field.isEditable) startEditing(field, isPlaced, left);
}

/** Begins editing even if the page has disabled the field since the user has started to edit it. */
export function startEditing(field, isPlaced, left) {
  const { input, session } = field;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction, value } = input;
  const selection = { start, end, direction, length: value.length };
  const focused = focusSession(session, selection, isPlaced, field.options.selectOnFocus, left);
  field.outcome = session.outcome;
  showForEditing(field);
  field.reportBounds(focused, focused.violation);
}

/**
 * Shows the text. If the user changed the number by dragging before the field had the focus, the
 * browser gets an edit that its undo command can revert.
 */
function showForEditing(field) {
  const isUndoable = field.outcome.state & CAN_UNDO;
  if (isUndoable) field.turn.draw(() => { field.input.value = ""; });
  field.show({ natively: isUndoable });
}
