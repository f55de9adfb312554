// SPDX-License-Identifier: MIT

import { notationOf } from "../typing.js";
import { addListeners } from "./add-listeners.js";

/**
 * Puts plain numbers on the clipboard when the user copies or cuts, if the option `copies` is `plain`.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToCopying(field, signal) {
  addListeners(field.input, {
    copy: (event) => copyPlain(field, event),
    cut(event) {
      if (!field.isEditable || !copyPlain(field, event)) return;
      field.readSelection();
      field.apply(field.session.delete("backward"), { inputType: "deleteByCut", data: null });
    },
  }, signal);
}

/** Puts the selected digits on the clipboard as plain text. Returns false if the browser must copy instead. */
function copyPlain(field, event) {
  const text = field.options.copies === "plain" && !field.turn.isComposing && plainSelection(field);
  if (!text) return false;
  event.clipboardData.setData("text/plain", text);
  event.preventDefault();
  return true;
}

/**
 * Returns the selected digits in ASCII, with a period as the decimal separator. A selection of all
 * digits includes the minus sign. Returns "" for a selection without digits, and in an expression.
 */
function plainSelection({ input, session, options }) {
  const { text, value } = session.outcome;
  const cells = session.cells().filter(({ role }) => /^d|^o/.test(role));
  if (input.value !== text || cells.some(({ role }) => role === "operation")) return "";
  const { selectionStart, selectionEnd } = input;
  const digits = [...notationOf(options).digits];
  const plain = cells.map(({ role, start, end }) => {
    const part = text.slice(Math.max(start, selectionStart), Math.min(end, selectionEnd));
    return role === "digit" ? [...part].map((digit) => digits.indexOf(digit)).join("") : part && ".";
  }).join("");
  const isWhole = cells.length > 0 && selectionStart <= cells[0].start && selectionEnd >= cells.at(-1).end;
  return isWhole && value.startsWith("-") ? `-${plain}` : plain;
}
