// SPDX-License-Identifier: MIT

import { followBrowserHistory, HISTORY } from "./browser-history.js";
import { commitLeft } from "./listen-focus.js";

/**
 * The field from which the user has dragged a text, and its value from before, until the browser has reported the drop, too.
 *
 * @type {{field?: import("./field.js").Field, value?: string}}
 */
let dragged = {};

/** Reads the edit that an `input` event reports, unless the field has already handled the event. */
export function readOnce(field, event) {
  const { turn } = field;
  field.acceptBrowserEdit(event);
  if (event === turn.handledEvent || turn.isComposing || event.isComposing) return;
  turn.handledEvent = event;
  readEdit(field, event);
  turn.endEdit();
}

/** Reads an edit that the browser has made, and shows the text formatted. */
function readEdit(field, { inputType, isTrusted }) {
  const { turn, outcome: { value } } = field;
  if (turn.hasMade(inputType)) return field.show();
  if (HISTORY[inputType]) return followBrowserHistory(field, HISTORY[inputType]);
  turn.command(isTrusted && !turn.isAsked, () => field.apply(field.readText(), null));
  if (inputType === "deleteByDrag") {
    dragged = { field, value };
    setTimeout(() => { dragged = {}; });
  } else if (inputType === "insertFromDrop" && field.outcome.refusal) restoreDragged(field);
  // Autofill changes fields that do not have the focus. They are committed after autofill's `change` event.
  if (!field.isFocused) setTimeout(() => commitLeft(field));
}

/**
 * Restores the text that was dragged to a field, which has refused it. If it is from the same field, the browser's event
 * for the drop tells the page. Another field has lost the focus, and its number has been committed without the text.
 */
function restoreDragged(target) {
  const { field, value } = dragged;
  if (field === target) field.apply(field.session.undo(), null);
  else if (field) {
    field.apply(field.session.setValue(value), { inputType: "historyUndo" });
    field.commit();
  }
}

/**
 * Reads a text that was set without an `input` event. Some password managers send only `change`, and so
 * does WebDriver when it clears a field.
 */
export function readSilentEdit(field) {
  if (field.turn.isComposing || field.input.value === field.outcome.text) return;
  field.apply(field.readText(), { inputType: "insertReplacementText" });
}
