// SPDX-License-Identifier: MIT

import { followBrowserHistory } from "./browser-history.js";
import { commitLeft } from "./listen-focus.js";

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
  const { turn } = field;
  if (turn.hasMade(inputType)) return field.show();
  if (inputType === "historyUndo") return followBrowserHistory(field, "undo");
  if (inputType === "historyRedo") return followBrowserHistory(field, "redo");
  turn.command(isTrusted && !turn.isAsked, () => field.apply(field.readText(), null));
  // Autofill changes fields that do not have the focus. They are committed after autofill's `change` event.
  if (!field.isFocused) setTimeout(() => commitLeft(field));
}

/**
 * Reads a text that was set without an `input` event. Some password managers send only `change`, and so
 * does WebDriver when it clears a field.
 */
export function readSilentEdit(field) {
  if (field.turn.isComposing || field.input.value === field.outcome.text) return;
  field.apply(field.readText(), { inputType: "insertReplacementText" });
}
