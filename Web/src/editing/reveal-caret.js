// SPDX-License-Identifier: MIT

let context;

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
  revealCaret(input);
}

/**
 * Scrolls an input until its caret is visible. Browsers scroll only after edits that they make themselves.
 *
 * @param {HTMLInputElement} input
 */
function revealCaret(input) {
  const { scrollWidth, clientWidth } = input;
  if (scrollWidth <= clientWidth) return;
  const style = getComputedStyle(input);
  const room = parseFloat(style.fontSize);
  const place = caretPlace(input, style.font) * scrollWidth;
  // Scroll offsets are negative where text runs from right to left.
  const origin = style.direction === "rtl" ? scrollWidth - clientWidth : 0;
  const left = input.scrollLeft + origin;
  const shown = Math.max(place + room - clientWidth, Math.min(left, place - room));
  if (shown !== left) input.scrollLeft = shown - origin;
}

/** Returns the distance of the caret from the left, as a fraction of the width of the text. */
function caretPlace({ value, selectionStart, selectionEnd, selectionDirection }, font) {
  context ??= document.createElement("canvas").getContext("2d");
  context.font = font;
  const caret = selectionDirection === "backward" ? selectionStart : selectionEnd;
  return context.measureText(value.slice(0, caret)).width / context.measureText(value).width;
}
