// SPDX-License-Identifier: MIT

import { EDITS } from "../typing.js";
import { addListeners } from "./add-listeners.js";
import { addActions } from "./after-listeners.js";
import { followBrowserHistory } from "./browser-history.js";
import { commitLeft } from "./listen-focus.js";

/**
 * Handles edits. If the browser sends a cancelable event for an edit, the edit is handled before it
 * happens. Edits by input methods, drag and drop, autofill and spell checkers are handled afterwards.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToEdits(field, signal) {
  const { input, turn } = field;
  hideOwnWriting(field, signal);
  addActions(input, { beforeinput: (event) => editBefore(field, event) }, signal);
  addListeners(input, {
    keyup: () => turn.endKey(),

    input(event) {
      if (event === turn.handledEvent || turn.isComposing || event.isComposing) return;
      readEdit(field, event);
      turn.endEdit();
    },

    // Enter also sends `change`, but editing continues, so only a field without the focus is committed.
    change() {
      readSilentEdit(field);
      commitLeft(field);
    },

    compositionstart() {
      field.readSelection();
      turn.compose();
    },

    compositionend() {
      turn.endComposition();
      readComposition(field);
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

/** Reads an edit that the browser has made. */
function readEdit(field, { inputType, isTrusted }) {
  const { turn } = field;
  const isCommanded = isTrusted && !turn.isAsked;
  if (turn.hasMade(inputType)) field.show();
  else if (inputType === "historyUndo") followBrowserHistory(field, "undo");
  else if (inputType === "historyRedo") followBrowserHistory(field, "redo");
  else readWholeText(field, isCommanded);
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

/**
 * Hides the events of the field's own changes from the page, so that the page receives one event
 * per edit. The events are stopped at the window, so that even capturing listeners do not receive
 * them. Listeners of the window would keep a removed field in memory, so they are added only while
 * the field has the focus. The listeners of the window also accept the edits that were left to the browser, so
 * that every listener of the page reads the new value.
 */
function hideOwnWriting(field, signal) {
  const hide = (event) => {
    if (event.composedPath()[0] !== field.input) return;
    if (field.turn.isOwn(event)) event.stopImmediatePropagation();
    else if (event.type === "input") field.acceptBrowserEdit(event);
  };
  // The browser sends `select` late, possibly for a text that the field has replaced in the meantime.
  const hideSelect = (event) => {
    if (field.input.selectionStart === field.input.selectionEnd) event.stopImmediatePropagation();
  };
  const hideAt = (target, method) => {
    for (const name of ["beforeinput", "input"]) target[method](name, hide, { capture: true, signal });
  };
  let window;
  addListeners(field.input, {
    focus() {
      window = field.input.ownerDocument.defaultView;
      hideAt(window, "addEventListener");
    },
    blur: () => window && hideAt(window, "removeEventListener"),
  }, signal);
  hideAt(field.input, "addEventListener");
  field.input.addEventListener("select", hideSelect, { capture: true, signal });
}

/** Reads the text that the browser has changed, and shows it formatted. */
function readWholeText(field, isCommanded) {
  field.turn.command(isCommanded, () => field.apply(field.readText(), null));
  // Autofill changes fields that do not have the focus. They are committed after autofill's `change` event.
  if (!field.isFocused) setTimeout(() => commitLeft(field));
}

/**
 * Reads a text that was set without an `input` event. Some password managers send only `change`, and so
 * does WebDriver when it clears a field.
 */
function readSilentEdit(field) {
  if (field.turn.isComposing || field.input.value === field.outcome.text) return;
  field.apply(field.readText(), { inputType: "insertReplacementText" });
}

/**
 * Reads the text when an input method has finished. The browser has already sent its `input` events,
 * so the field sends its own event.
 */
function readComposition(field) {
  if (field.input.value === field.outcome.text) field.show();
  else field.apply(field.readText(), { inputType: "insertFromComposition" });
}
