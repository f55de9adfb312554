// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";

/** How a finger or a mouse button leaves the page. */
const RELEASES = ["pointerup", "pointercancel"];

/**
 * Listens to the focus and to the caret.
 *
 * While a mouse button or a finger is down the text stays as it is: some browsers place the caret
 * before they send `focus`, others after it, and all of them select what is dragged over. When it is
 * released the field reads where the caret is.
 *
 * The page is listened to only while the field has the focus or is pressed. Otherwise the page would
 * keep a removed field alive.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToFocus(field, signal) {
  const { input } = field;
  const page = input.ownerDocument;
  // Enter sends `change`, too, and the field goes on editing.
  const commitLeft = () => { if (!field.isFocused) field.commit(); };
  let isPressed = false;

  const readCaret = () => {
    if (!input.isConnected) return page.removeEventListener("selectionchange", readCaret);
    if (!isPressed) field.snap();
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
      // A menu may swallow the release of another button.
      if (button !== 0) return;
      isPressed = true;
      for (const end of RELEASES) page.addEventListener(end, release, { signal });
    },
    focus() {
      page.addEventListener("selectionchange", readCaret, { signal });
      field.owner.focused?.();
      if (!isPressed) beginEditing(field);
    },
    blur() {
      page.removeEventListener("selectionchange", readCaret);
      field.commit();
    },
    change: commitLeft,
    // WebKit sends it here.
    selectionchange: readCaret,
  }, signal);
}

/**
 * Shows the text to edit. It is not an edit itself: the browser's undo starts after it.
 *
 * The caret goes to the end, or with `isPressed` to the slot at the browser's own caret. What is
 * selected stays selected, such as the whole text after Tab.
 */
function beginEditing(field, isPressed = false) {
  const { input, session } = field;
  if (!field.isEditable) return;
  const { selectionStart: start, selectionEnd: end, value } = input;
  const isWhole = value && start === 0 && end === value.length;
  const isRange = isPressed && start !== end;
  const focused = isPressed ? session.focus(start) : session.focus();
  if (isWhole || (field.options.selectOnFocus && !isRange)) field.outcome = session.selectAll();
  else if (isRange) field.outcome = selectFrom(session, focused.start, end);
  else field.outcome = focused;
  field.show();
  field.reportBounds(focused, focused.violation);
}

/** Selects from a slot to the slot at an offset in the text of an idle field. */
function selectFrom(session, start, end) {
  session.blur();
  return session.select(start, session.focus(end).end);
}
