// SPDX-License-Identifier: MIT

let context;

/**
 * Scrolls an input until its caret is visible. Browsers scroll only after edits that they make themselves.
 *
 * @param {HTMLInputElement} input
 */
export function revealCaret(input) {
  const { scrollWidth, clientWidth } = input;
  const style = getComputedStyle(input);
  const room = parseFloat(style.fontSize) || 0;
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
