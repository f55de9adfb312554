// SPDX-License-Identifier: MIT

import { caretMove } from "../typing.js";
import { addActions } from "./after-listeners.js";
import { historyCommand, replaceBrowserHistory } from "./browser-history.js";

const STEPS = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 };

/**
 * Handles the keys that move the caret, change the number by steps, cancel editing or submit the form, and
 * the decimal key of a number pad.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToKeys(field, signal) {
  addActions(field.input, {
    keydown(event) {
      if (event.isComposing || field.turn.isComposing) return;
      if (handleKey(field, event)) event.preventDefault();
    },
    // The browser sends this event only if no listener has prevented the default action of the key.
    keypress(event) {
      if (event.key === "Enter" && submit(field)) event.preventDefault();
    },
  }, signal);
}

/** Handles a key, and returns whether it was handled. */
export function handleKey(field, event) {
  const { key } = event;
  if (!field.isEditable) return false;
  if (event.ctrlKey || event.metaKey) return replaceBrowserHistory(field, historyCommand(event));
  if (event.altKey) return key.startsWith("Arrow") && key in STEPS && stepALittle(field, STEPS[key]);
  const where = caretMove(key, field.outcome.text);
  if (where) return act(field, (session) => session.move(where, event.shiftKey));
  if (key in STEPS) return stepBy(field, event);
  if (key === "Escape") return cancel(field);
  // The decimal key of a number pad types the field's decimal separator, whatever character the key has.
  return event.code === "NumpadDecimal" && key !== "Delete" && act(field, (session) => session.typeDecimalKey(), "insertText");
}

/**
 * Commits the number. In a `<numeric-field>`, also submits the form, and returns whether there is a form. For
 * an attached input, the browser submits the form.
 */
export function submit(field) {
  field.submit();
  return field.owner.submitted?.();
}

/** Performs an action at the selection of the input. An edit has an `inputType`, so that it counts as typing. */
function act(field, action, inputType = "") {
  field.readSelection();
  field.apply(action(field.session), { inputType });
  return true;
}

/** Changes the number by a step, or by a coarse step with Page Up, Page Down or Shift. */
function stepBy(field, { key, shiftKey }) {
  const isCoarse = shiftKey || key.startsWith("Page");
  applyStep(field, field.session.step(STEPS[key], isCoarse ? "coarse" : "regular"));
  return true;
}

/** Changes the number by a tenth of a step, but at least by one unit of the last fraction digit. */
function stepALittle(field, count) {
  const outcome = field.session.scrub(count, "fine");
  field.session.endScrubbing();
  applyStep(field, outcome);
  return true;
}

/**
 * Applies a step, and lets the owner announce the number, because screen readers do not notice
 * changes by scripts. If the step is refused or clamped, a sentence about that is announced instead.
 */
function applyStep(field, outcome) {
  field.owner.stepped(outcome.text);
  field.apply(outcome);
}

/**
 * Cancels editing, and returns whether the text has changed. If it has not, Escape keeps its effect on
 * the page, such as closing a dialog.
 */
function cancel(field) {
  if (!field.isActive) return false;
  const before = field.outcome.text;
  field.apply(field.session.cancel());
  return field.outcome.text !== before;
}
