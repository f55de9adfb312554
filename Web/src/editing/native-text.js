// SPDX-License-Identifier: MIT

/**
 * Sets the text of a focused input. An editing command writes the changed range, so that the
 * browser's undo and redo keep working.
 *
 * `execCommand` is deprecated, but nothing else preserves the undo history of an input.
 *
 * @param {HTMLInputElement} input An input with the focus.
 * @param {string} text The new text.
 */
export function writeNatively(input, text) {
  const { start, end, inserted } = difference(input.value, text);
  input.setSelectionRange(start, end);
  const [command, argument] = inserted ? ["insertText", inserted] : ["delete"];
  if (!input.ownerDocument.execCommand?.(command, false, argument)) input.value = text;
  // Sets the current selection again. Otherwise, WebKit joins this text and the next key into one undo step.
  input.setSelectionRange(input.selectionStart, input.selectionEnd);
}

/**
 * Replaces the text of a focused input by the same text. This adds an undo step to the browser's
 * history, for a value that has changed although the text is the same.
 */
export function rewriteNatively(input) {
  input.select();
  input.ownerDocument.execCommand?.("insertText", false, input.value);
}

/** Returns the range of `before` to replace, and the text to insert there, so that the result is `after`. */
function difference(before, after) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) };
}
