// SPDX-License-Identifier: MIT

import { EDITS } from "./listen-edits.js";
import { beginEditing, commitLeft } from "./listen-focus.js";
import { handleKey, submit } from "./listen-keys.js";

/** The actions for edits that the field reads afterwards if the browser makes them. */
const OTHER_EDITS = {
  insertFromComposition: (session, { data }) => session.type(data ?? ""),
  historyUndo: (session) => session.undo(),
  historyRedo: (session) => session.redo(),
};

/**
 * Performs the actions that were kept until the engine was loaded, in their order.
 *
 * @param {import("./field.js").Field} field A field whose listeners have just been added.
 * @param {import("./live-content.js").LiveContent} content
 * @param {import("../element/early-input.js").EarlyInput} early
 */
export function playEarly(field, content, early) {
  const { input } = field;
  const { actions, isPlaced } = early;
  const [first] = actions;
  // The selection can have changed since the last action.
  const last = early.selection;
  if (first) input.setSelectionRange(first.start, first.end);
  // The listeners have missed this event.
  if (field.isFocused) input.dispatchEvent(new FocusEvent("focus"));
  if (field.isFocused && isPlaced) field.turn.begin(true);
  let before = null;
  for (const action of actions) {
    if (before) select(field, action, before);
    play(field, content, action);
    before = action;
  }
  if (first) select(field, last, before);
  if (!field.isFocused) commitLeft(field);
}

/** Selects what the user has selected, in the text that was shown until now, since the action before. */
function select(field, { start, end, length }, before) {
  if ((start === before.end && end === before.end) || !field.isActive) return;
  const isWhole = start === 0 && end === length;
  field.apply(isWhole ? field.session.selectAll() : field.session.select(start, end));
}

function play(field, content, action) {
  const { run, key, inputType, data, text, end } = action;
  if (run) return run(content);
  if (text !== undefined) return field.apply(field.session.input(text, end), { inputType: "insertReplacementText" });
  field.turn.begin();
  if (!field.isActive) beginEditing(field);
  if (!field.isFocused) field.input.setSelectionRange(field.outcome.start, field.outcome.end);
  if (key === "Enter") submit(field);
  else if (key) handleKey(field, action);
  else if (EDITS[inputType] ?? OTHER_EDITS[inputType]) {
    field.apply((EDITS[inputType] ?? OTHER_EDITS[inputType])(field.session, action), { inputType, data });
  } else if (data) field.apply(field.session.paste(data), { inputType, data });
}
