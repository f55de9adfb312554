// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";
import { shifted } from "./decimal.js";

/** How many steps Page Up and Page Down take, and Shift with the arrows. */
const LARGE_STEP = 10;

const KEY_MOVES = { ArrowLeft: "backward", ArrowRight: "forward", Home: "start", End: "end" };
const STEPS = { ArrowUp: 1, ArrowDown: -1, PageUp: LARGE_STEP, PageDown: -LARGE_STEP };

/** Digits that are written from right to left: N'Ko and Adlam. */
const LEFTWARD_DIGITS = /[\u07C0-\u07C9\u{1E950}-\u{1E959}]/u;

/**
 * Listens to keys that are not edits: they move the caret, step, cancel and submit.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToKeys(field, signal) {
  addListeners(field.input, {
    keydown(event) {
      if (event.isComposing || field.isComposing || event.defaultPrevented) return;
      if (handleKey(field, event)) event.preventDefault();
    },
    // This event follows only if no listener has prevented the key's default action.
    keypress(event) {
      if (event.key === "Enter" && !event.defaultPrevented && submit(field)) event.preventDefault();
    },
    wheel: (event) => stepByWheel(field, event),
  }, signal);
}

/** The wheel steps only where it was asked for, and only in the field that has the focus. */
function stepByWheel(field, event) {
  if (!field.options.wheel || !field.isFocused || !field.isEditable) return;
  if (event.ctrlKey || event.deltaY === 0) return;
  event.preventDefault();
  field.apply(field.session.step(event.deltaY < 0 ? 1 : -1));
}

/** Whether a key was dealt with. */
function handleKey(field, event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) return false;
  if (event.altKey) return key.startsWith("Arrow") && key in STEPS && field.isEditable && stepALittle(field, STEPS[key]);
  if (key in KEY_MOVES) return move(field, event);
  if (!field.isEditable) return false;
  if (key in STEPS) return stepBy(field, event);
  if (key === "Escape") return cancel(field);
  if (event.code === "NumpadDecimal" && key !== "Delete") return typeSeparator(field);
  return false;
}

function submit(field) {
  field.submit();
  return field.owner.submitted?.();
}

function move(field, { key, shiftKey }) {
  field.readSelection();
  field.apply(field.session.move(isLeftward(field) ? mirrored(key) : KEY_MOVES[key], shiftKey));
  return true;
}

function isLeftward(field) {
  return LEFTWARD_DIGITS.test(field.outcome.text);
}

function mirrored(key) {
  return { ArrowLeft: "forward", ArrowRight: "backward" }[key] ?? KEY_MOVES[key];
}

function stepBy(field, { key, shiftKey }) {
  const isLarge = shiftKey && key.startsWith("Arrow");
  field.apply(field.session.step(STEPS[key] * (isLarge ? LARGE_STEP : 1)));
  return true;
}

/** Takes a tenth of a step, where the field can hold it. */
function stepALittle(field, count) {
  const { step, kind } = field.options;
  const small = shifted(step ?? (kind === "percent" ? "0.01" : "1"), -1);
  field.apply(field.withOptions({ step: small }, (session) => session.step(count)));
  return true;
}

/** Escape has another use, such as closing a dialog, where there is nothing to take back. */
function cancel(field) {
  if (!field.isActive) return false;
  const before = field.outcome.text;
  field.apply(field.session.cancel());
  return field.outcome.text !== before;
}

/** The decimal key of a number pad means the decimal separator, whatever is printed on it. */
function typeSeparator(field) {
  field.readSelection();
  field.apply(field.session.type(field.separator));
  return true;
}
