// SPDX-License-Identifier: MIT

import { notationOf } from "../typing.js";
import { addListeners } from "./add-listeners.js";

/**
 * Copies plain numbers instead of the shown text, on the clipboard and when the user drags the selection. This is
 * the option `copies` with the value `plain`.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function addTo(field, signal) {
  addListeners(field.input, {
    copy(event) {
      if (copyTo(event.clipboardData, field)) event.preventDefault();
    },
    cut(event) {
      if (!field.isEditable || !copyTo(event.clipboardData, field)) return;
      event.preventDefault();
      field.readSelection();
      field.apply(field.session.delete("backward"), { inputType: "deleteByCut", data: null });
    },
    dragstart: (event) => copyTo(event.dataTransfer, field),
  }, signal);
}

/** Copies the selected digits as plain text. Returns false if the browser must copy the shown text instead. */
function copyTo(data, field) {
  const text = !field.turn.isComposing && plainSelection(field);
  if (!text) return false;
  data.setData("text/plain", text);
  return true;
}

/**
 * Returns the selected digits in ASCII, with a period as the decimal separator. A selection of all
 * digits includes the minus sign. A fraction of three digits is followed by a zero if the field would read them as a
 * group. Returns "" for a selection without digits, and in an expression.
 */
function plainSelection({ input, session, options }) {
  const { text, value } = session.outcome;
  const cells = session.cells().filter(({ role }) => /^d|^o/.test(role));
  if (input.value !== text || cells.some(({ role }) => role === "operation")) return "";
  const { selectionStart, selectionEnd } = input;
  const { digits: ownDigits, group } = notationOf(options);
  const digits = [...ownDigits];
  const selected = cells.map(({ role, start, end }) => {
    const part = text.slice(Math.max(start, selectionStart), Math.min(end, selectionEnd));
    return role === "digit" ? [...part].map((digit) => digits.indexOf(digit)).join("") : part && ".";
  }).join("");
  const plain = group === "." && /\.\d{3}$/.test(selected) ? `${selected}0` : selected;
  const isWhole = cells.length > 0 && selectionStart <= cells[0].start && selectionEnd >= cells.at(-1).end;
  return isWhole && value.startsWith("-") ? `-${plain}` : plain;
}
