// SPDX-License-Identifier: MIT

const MOVES = { ArrowLeft: "backward", ArrowRight: "forward", Home: "start", End: "end" };
const MIRRORED_MOVES = { ...MOVES, ArrowLeft: "forward", ArrowRight: "backward" };

/** Digits that are written from right to left: N’Ko and Adlam. */
const LEFTWARD_DIGITS = /[\u07C0-\u07C9\u{1E950}-\u{1E959}]/u;

/** Returns the direction in which a key moves the caret in `text`, or undefined if the key does not move the caret. */
export function caretMove(key, text) {
  return (LEFTWARD_DIGITS.test(text) ? MIRRORED_MOVES : MOVES)[key];
}
