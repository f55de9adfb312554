// SPDX-License-Identifier: MIT

import { EDITS } from "../typing.js";
import { addListeners } from "./add-listeners.js";
import { addActions } from "./after-listeners.js";
import { commitLeft } from "./listen-focus.js";
import { readOnce, readSilentEdit } from "./read-edits.js";
import { watchEditsOf } from "./window-watch.js";

/**
 * Handles edits. If the browser sends a cancelable event for an edit, the edit is handled before it
 * happens. Edits by input methods, drag and drop, autofill and spell checkers are handled afterwards.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToEdits(field, signal) {
  const { input, turn } = field;
  // The text before a composition.
  let textBefore;
  addListeners(input, { select: hideSelect }, signal, true);
  addActions(input, { beforeinput: (event) => editBefore(field, event) }, signal);
  addListeners(input, {
    keyup: () => turn.endKey(),

    // The input can be moved into a frame, which has its own window.
    focus: () => watchEditsOf(field),

    input: (event) => readOnce(field, event),

    // Enter also sends `change`, but editing continues, so only a field without the focus is committed.
    change() {
      readSilentEdit(field);
      commitLeft(field);
    },

    compositionstart() {
      field.readSelection();
      textBefore = field.outcome.text;
      turn.compose();
    },

    compositionend({ data }) {
      const { text } = field.outcome;
      turn.endComposition();
      // If the page has changed the number or its style meanwhile, the input still shows the text from before. The
      // browser has already sent its `input` events, so the field sends its own.
      if (input.value === text) field.show();
      else field.apply(text === textBefore ? field.readText() : field.session.type(data), { inputType: "insertFromComposition" });
    },
  }, signal);
}

/** Makes an edit that the browser has announced, or lets the browser make it. */
function editBefore(field, event) {
  const { input, turn, session } = field;
  const { inputType, data } = event;
  // Enter has already been handled as a key. If this event were prevented, Chromium would not submit the form.
  if (inputType === "insertLineBreak") return;
  field.readMissedEdit();
  turn.ask();
  // Chromium sends `beforeinput` for read-only inputs too.
  if (!field.isEditable || !EDITS[inputType] || event.isComposing || !event.cancelable) return;
  field.readSelection();
  const outcome = EDITS[inputType](session, event);
  if (isBrowsersOwn(outcome, input, event)) return field.leaveToBrowser(outcome);
  event.preventDefault();
  field.apply(outcome, { inputType, data });
  turn.make(inputType);
}

/**
 * Returns whether the browser's own edit would result in the same text and caret as the outcome. If
 * so, the browser makes the edit. This is faster, scrolls to the caret, and sends the events in
 * their usual order.
 */
function isBrowsersOwn({ text, start, end, refusal }, input, { inputType, data }) {
  if (refusal || start !== end) return false;
  const { value, selectionStart, selectionEnd } = input;
  const isEmpty = selectionStart === selectionEnd;
  const before = selectionStart - (inputType === "deleteContentBackward" && isEmpty ? 1 : 0);
  const after = selectionEnd + (inputType === "deleteContentForward" && isEmpty ? 1 : 0);
  const inserted = inputType === "insertText" ? data : inputType.startsWith("deleteContent") ? "" : null;
  if (inserted === null || before < 0 || /[\uD800-\uDFFF]/.test(value)) return false;
  return text === value.slice(0, before) + inserted + value.slice(after) && start === before + inserted.length;
}

/** The browser sends `select` late, possibly for a text that the field has replaced in the meantime. */
function hideSelect(event) {
  const { selectionStart, selectionEnd } = event.target;
  if (selectionStart === selectionEnd) event.stopImmediatePropagation();
}
