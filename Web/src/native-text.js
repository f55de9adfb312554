// SPDX-License-Identifier: MIT

/**
 * Replaces the text of a focused input as if a person had done it, so that the browser's own undo
 * and redo go on working, and tells of it by the browser's own `input` event.
 *
 * `execCommand` is marked as out of date, but nothing else keeps the undo history of an input.
 *
 * @param {HTMLInputElement} input An input that has the focus.
 * @param {string} text Its new text.
 */
export function writeNatively(input, text) {
  input.select();
  const [command, argument] = text ? ["insertText", text] : ["delete"];
  if (input.ownerDocument.execCommand(command, false, argument) && input.value === text) return;
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}

/**
 * Takes the browser's undo history on to the place where the input shows a text, if there is one.
 *
 * @param {HTMLInputElement} input
 * @param {"undo" | "redo"} command
 * @param {string} text
 */
export function travelNatively(input, command, text) {
  const mostSteps = 1000;
  for (let step = 0; step < mostSteps && input.value !== text; step += 1) {
    const before = input.value;
    if (!input.ownerDocument.execCommand(command) || input.value === before) return;
  }
}
