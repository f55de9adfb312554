// SPDX-License-Identifier: MIT

import { EDITS, isMoved, selectShown } from "../typing.js";
import { historyCommand } from "./browser-history.js";
import { beginEditing, commitLeft, startEditing } from "./listen-focus.js";
import { handleKey, submit } from "./listen-keys.js";

/** The actions for all edits. Later, the browser makes those that are not in `EDITS`. */
const ALL_EDITS = {
  ...EDITS,
  insertFromComposition: EDITS.insertText,
  historyUndo: (session) => session.undo(),
  historyRedo: (session) => session.redo(),
};

/**
 * Performs the actions that were kept until the code for editing was loaded, in their order.
 *
 * @param {import("./field.js").Field} field A field whose listeners have just been added.
 * @param {import("./live-content.js").LiveContent} content
 * @param {import("../element/early-input.js").EarlyInput} early
 */
export function playEarly(field, content, early) {
  const { input, isActive } = field;
  const { actions, isPlaced, selection, last, shown } = early;
  const first = actions.find(({ end }) => end >= 0);
  if (first && !isActive) input.setSelectionRange(first.start, first.end);
  if (field.isFocused) {
    // A press in an input that showed nothing, because only the engine knows the text, does not place the caret.
    if (isPlaced && shown && !isActive) beginEditing(field, true);
    refocus(field);
  }
  for (const action of actions) {
    if (isActive || action !== first) select(field, action);
    play(field, content, action);
  }
  if (first || isActive) select(field, { ...selection, last });
  if (!field.isFocused) commitLeft(field);
}

/** Sends `focus` again, because the browser sent it before the field could begin editing. */
export function refocus({ input }) { input.dispatchEvent(new FocusEvent("focus")); }

/** Applies the selection, if the user has changed it since the previous action. */
function select(field, selection) {
  if (isMoved(selection) && field.isActive) field.apply(selectShown(field.session, selection));
}

/** Selects everything or, with the Control key of a Mac, moves the caret to the start. */
function selectAll(session, { metaKey }) {
  return metaKey || !/^Mac/.test(navigator.platform) ? session.selectAll() : session.move("start");
}

function play(field, content, action) {
  const { run, key, inputType, data, text, end } = action;
  if (run) return run(content);
  if (text !== undefined) return field.apply(field.session.input(text, end), { inputType: "insertReplacementText" });
  field.turn.begin();
  if (!field.isActive) startEditing(field);
  if (!field.isFocused) field.input.setSelectionRange(field.outcome.start, field.outcome.end);
  if (key?.key === "Enter") submit(field);
  else if (key?.key === "a") field.apply(selectAll(field.session, key));
  else if (key) handleKey(field, key) || field.input.ownerDocument.execCommand(historyCommand(key));
  else if (ALL_EDITS[inputType]) field.apply(ALL_EDITS[inputType](field.session, action), { inputType, data });
  else if (data) field.apply(field.session.paste(data), { inputType, data });
}
