// SPDX-License-Identifier: MIT

let context;

/**
 * Scrolls an input so that its caret is visible: browsers do that for their own edits only.
 *
 * @param {HTMLInputElement} input
 */
export function revealCaret(input) {
  const { scrollWidth, clientWidth } = input;
  if (scrollWidth <= clientWidth) return;
  const style = getComputedStyle(input);
  const room = parseFloat(style.fontSize) || 0;
  const place = caretPlace(input, style.font) * scrollWidth;
  // Scroll offsets are negative where text runs from right to left.
  const origin = style.direction === "rtl" ? scrollWidth - clientWidth : 0;
  const left = input.scrollLeft + origin;
  const shown = Math.max(place + room - clientWidth, Math.min(left, place - room));
  if (shown !== left) input.scrollLeft = shown - origin;
}

/** How far from the left the caret is, as a part of the width of the whole text. */
function caretPlace({ value, selectionStart, selectionEnd, selectionDirection }, font) {
  context ??= document.createElement("canvas").getContext("2d");
  context.font = font;
  const caret = selectionDirection === "backward" ? selectionStart : selectionEnd;
  return context.measureText(value.slice(0, caret)).width / context.measureText(value).width;
}
