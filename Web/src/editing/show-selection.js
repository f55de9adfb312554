// SPDX-License-Identifier: MIT

/**
 * Shows the selection of an outcome in a focused input.
 *
 * @param {HTMLInputElement} input
 * @param {import("../engine/session.js").Outcome} outcome
 */
export function showSelection(input, { start, end }) {
  if (input.selectionStart !== start || input.selectionEnd !== end) {
    const wasBackward = input.selectionDirection === "backward";
    const anchor = wasBackward ? input.selectionEnd : input.selectionStart;
    const isBackward = start !== anchor && (end === anchor || wasBackward);
    input.setSelectionRange(start, end, isBackward ? "backward" : "forward");
  }
  if (input.scrollWidth > input.clientWidth) import("../numeric-field-long.js").then(({ revealCaret }) => revealCaret(input), () => {});
}
