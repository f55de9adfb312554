// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";
import { selectInDirection } from "./selection-direction.js";
import { CAN_UNDO } from "../engine/session.js";

/** The events that end a press of the pointer. */
const RELEASES = ["pointerup", "pointercancel"];

/**
 * Handles the focus and the caret.
 *
 * While the pointer is pressed, the text does not change. Some browsers place the caret before the
 * `focus` event, others after it, and all extend the selection while dragging. The field reads the
 * position of the caret when the pointer is released.
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
  // Whether text is being dropped. The browser places the caret before it focuses the field.
  let isDropping = false;
  // The outcome from when the window lost the focus, or null. Meanwhile, the field remains the active
  // element of its page.
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
      field.owner.focused?.();
      if (isPressed) return;
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
  if (field.isFocused) return;
  field.turn.endComposition();
  field.commit();
}

/**
 * Begins editing when the current script ends, or before its first edit. In Chromium, `select()`
 * focuses an input before it selects the text. Until then, the caret is at the start.
 */
function beginSoon(field, left) {
  field.turn.beginSoon((isPlaced = field.input.selectionEnd > 0) => {
    if (field.isFocused) beginEditing(field, isPlaced, left);
  });
}

/**
 * Shows the text for editing. This is not an edit, so the browser's undo cannot revert it.
 *
 * The caret moves to the end. If `isPlaced` is true, because of a press or a drop, it moves to the
 * valid position nearest to the browser's caret instead. A selection is kept, such as the whole text
 * after Tab. When the user returns to the window, the selection in `left` is restored.
 */
export function beginEditing(field, isPlaced = false, left = null) {
  const { input, session } = field;
  if (!field.isEditable) return;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction, value } = input;
  const isWhole = value && start === 0 && end === value.length;
  const isRange = isPlaced && start !== end;
  const focused = isPlaced ? session.focus(start) : session.focus();
  if (left) field.outcome = session.select(left.start, left.end);
  else if (isWhole || (field.options.selectOnFocus && !isRange)) field.outcome = session.selectAll();
  else if (isRange) field.outcome = selectFrom(session, focused.start, end, direction);
  else field.outcome = focused;
  showForEditing(field);
  field.reportBounds(focused, focused.violation);
}

/**
 * Shows the text. If the user changed the number by dragging before the field had the focus, the
 * browser gets an edit that its undo command can revert.
 */
function showForEditing(field) {
  const isUndoable = (field.outcome.state & CAN_UNDO) !== 0;
  if (isUndoable) field.turn.draw(() => { field.input.value = ""; });
  field.show({ natively: isUndoable });
}

/**
 * Selects from `start` to the valid caret position nearest to `end`. `start` is an offset in the
 * text of the active field, and `end` in the text that the field showed while it was idle.
 */
function selectFrom(session, start, end, direction) {
  session.blur();
  return selectInDirection(session, start, session.focus(end).end, direction);
}
