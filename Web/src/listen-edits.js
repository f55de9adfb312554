// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";
import { addActions } from "./after-listeners.js";
import { followBrowserHistory } from "./browser-history.js";
import { commitLeft } from "./listen-focus.js";

/** The action for each `inputType` of a `beforeinput` event. */
const EDITS = {
  insertText: (session, event) => session.type(event.data ?? ""),
  insertFromPaste: paste,
  insertFromPasteAsQuotation: paste,
  insertFromYank: paste,
  deleteContentBackward: deletion("backward"),
  deleteContentForward: deletion("forward"),
  deleteByCut: deletion("backward"),
  deleteWordBackward: deletion("toStart"),
  deleteSoftLineBackward: deletion("toStart"),
  deleteHardLineBackward: deletion("toStart"),
  deleteWordForward: deletion("toEnd"),
  deleteSoftLineForward: deletion("toEnd"),
  deleteHardLineForward: deletion("toEnd"),
};

function paste(session, { dataTransfer, data }) {
  return session.paste(dataTransfer?.getData("text/plain") || (data ?? ""));
}

function deletion(what) {
  return (session) => session.delete(what);
}

/**
 * Handles edits. An edit is handled before it happens if the browser sends a cancelable event. All
 * other edits are handled afterwards: those by input methods, drag and drop, autofill and spell
 * checkers.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToEdits(field, signal) {
  const { input } = field;
  hideOwnWriting(field, signal);
  // Whether a `beforeinput` event preceded the edit. Chromium sends none for edits by scripts.
  let isAsked = false;
  // The type of an edit that was just prevented. Some keyboards make the edit nevertheless.
  let prevented = null;
  const forgetPrevented = () => { prevented = null; };

  addActions(input, {
    beforeinput(event) {
      // Enter has already been handled as a key. If this event is prevented, Chromium submits no form.
      if (event.inputType === "insertLineBreak") return;
      isAsked = true;
      // Chromium sends `beforeinput` for read-only inputs too.
      if (!field.isEditable) return;
      prevented = null;
      const edit = EDITS[event.inputType];
      if (!edit || event.isComposing || !event.cancelable) return;
      field.readSelection();
      const outcome = edit(field.session, event);
      if (isBrowsersOwn(outcome, input, event)) return field.leaveToBrowser(outcome);
      event.preventDefault();
      isAsked = false;
      const { inputType, data } = event;
      field.apply(outcome, { inputType, data });
      prevented = inputType;
      setTimeout(forgetPrevented);
    },
  }, signal);

  addListeners(input, {
    keyup: forgetPrevented,

    input(event) {
      if (event === field.ownEvent || field.isComposing || event.isComposing) return;
      if (field.acceptBrowserEdit()) isAsked = false;
      else if (prevented === event.inputType) field.show();
      else if (event.inputType === "historyUndo") followBrowserHistory(field, "undo");
      else if (event.inputType === "historyRedo") followBrowserHistory(field, "redo");
      else readWholeText(field, event.isTrusted && !isAsked);
      isAsked = false;
    },

    // Enter sends `change` too, but editing continues, so a field with the focus is not committed.
    change() {
      readSilentEdit(field);
      commitLeft(field);
    },

    compositionstart() {
      field.readSelection();
      field.isComposing = true;
    },

    compositionend() {
      field.isComposing = false;
      readComposition(field);
    },
  }, signal);
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
 * per edit. Listeners that capture events are only reached by hiding them at the window. As they
 * would keep a removed field in memory, they are added while the field has the focus.
 */
function hideOwnWriting(field, signal) {
  const hide = (event) => {
    if (event.composedPath()[0] !== field.input) return;
    if (!field.isWriting && !(field.awaitsOwnEvent && event.type === "input" && event.isTrusted)) return;
    if (event.type === "input") field.awaitsOwnEvent = false;
    event.stopImmediatePropagation();
  };
  // A `select` event comes late, and may refer to text that the field has since replaced.
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
  field.isCommanded = isCommanded;
  field.apply(field.readText(), null);
  field.isCommanded = false;
  // Autofill changes fields without focus. They commit later, after autofill's `change` event.
  if (!field.isFocused) setTimeout(() => commitLeft(field));
}

/**
 * Reads a text that was set without an `input` event. Drivers and some password managers send only
 * `change`.
 */
function readSilentEdit(field) {
  if (field.isComposing || field.input.value === field.outcome.text) return;
  field.apply(field.readText(), { inputType: "insertReplacementText" });
}

/**
 * Reads the text when an input method has finished. The browser sent its `input` events earlier, so
 * the field sends one of its own.
 */
function readComposition(field) {
  if (field.input.value === field.outcome.text) field.show();
  else field.apply(field.readText(), { inputType: "insertFromComposition" });
}
