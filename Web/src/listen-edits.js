// SPDX-License-Identifier: MIT

import { hear } from "./hear.js";
import { travelNatively } from "./native-text.js";

/** What each kind of edit does that the browser asks about beforehand. */
const EDITS = {
  insertText: (session, event) => session.type(event.data ?? ""),
  insertFromPaste: paste,
  insertFromPasteAsQuotation: paste,
  insertFromYank: paste,
  insertLineBreak: (session) => session.outcome,
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
 * Listens to edits: before the browser makes them where it asks, and after the fact where it does
 * not (input methods, drag and drop, autofill, spell checkers).
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToEdits(field, signal) {
  const { input } = field;
  // Some keyboards make an edit though it was prevented. Then it comes a second time.
  let prevented = null;

  hear(input, {
    beforeinput(event) {
      // Chromium asks about edits of inputs that are only to be read, too.
      if (field.isWriting || !field.isEditable) return;
      prevented = null;
      const edit = EDITS[event.inputType];
      if (!edit || event.isComposing || !event.cancelable) return;
      event.preventDefault();
      prevented = event.inputType;
      field.takeSelection();
      field.take(edit(field.session, event));
    },

    input(event) {
      if (field.isWriting) {
        if (field.isRepairing) event.stopImmediatePropagation();
        return;
      }
      if (field.isComposing || event.isComposing) return;
      if (prevented === event.inputType) repair(field, () => field.show());
      else if (event.inputType === "historyUndo") travel(field, "undo");
      else if (event.inputType === "historyRedo") travel(field, "redo");
      else takeWholeText(field);
    },

    compositionstart() {
      field.takeSelection();
      field.isComposing = true;
    },

    compositionend() {
      field.isComposing = false;
      takeComposition(field);
    },
  }, signal);
}

/** Reads what the browser has made of the text, and shows it as the field writes it. */
function takeWholeText(field) {
  const { input, session } = field;
  const outcome = session.input(input.value, input.selectionEnd ?? input.value.length);
  repair(field, () => field.take(outcome));
  // Autofill does not come with the focus. Its change is told after its input.
  if (!field.isFocused) setTimeout(() => { if (!field.isFocused) field.commit(); });
}

/**
 * Reads the text that an input method has left. The browser's own `input` event came before that, so
 * the page needs another one.
 */
function takeComposition(field) {
  const { input, session } = field;
  const { value } = input;
  if (value === field.outcome.text) return field.show();
  const outcome = session.input(value, input.selectionEnd ?? value.length);
  field.take(outcome);
  if (value === outcome.text) field.tellInput();
}

/**
 * The browser's undo has gone back one of its own steps. The engine knows how far a person means to
 * go, and the browser follows.
 */
function travel(field, command) {
  const outcome = field.session[command]();
  repair(field, () => {
    field.isWriting = true;
    travelNatively(field.input, command, outcome.text);
  });
  repair(field, () => field.take(outcome.refusal ? { ...outcome, refusal: null } : outcome));
}

/** Writes in answer to an `input` event, which stays the only one that the page hears. */
function repair(field, write) {
  field.isRepairing = true;
  write();
  field.isRepairing = false;
}
