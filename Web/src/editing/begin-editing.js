// SPDX-License-Identifier: MIT

/**
 * Begins editing in a session, and then selects text if necessary. Returns the outcome from before text
 * was selected.
 *
 * If `isPlaced` is true, the caret moves to the valid position nearest to the browser's caret, and a selection
 * of a part of the text is kept. Otherwise, the caret moves to the end. A selection of the whole text is always
 * kept, as after Tab. When the user returns to the window, the selection in `left` is restored.
 *
 * @param {import("../engine/session.js").Session} session An idle session.
 * @param {{start: number, end: number, length: number, direction?: string}} selection The selection
 *   in the text of the input, and the length of this text.
 * @param {boolean} isPlaced Whether a press, a drop or a script has placed the caret.
 * @param {boolean} selectsAll Whether the whole text is selected, unless the user has selected a part.
 * @param {import("../engine/session.js").Outcome | null} [left]
 */
export function focusSession(session, selection, isPlaced, selectsAll, left) {
  const { start, end, length, direction = "none" } = selection;
  const isRange = isPlaced && start !== end;
  // A place in an input that showed nothing, because only the engine knows the text, has no meaning.
  const focused = isPlaced && length ? session.focus(start) : session.focus();
  if (left) session.select(left.start, left.end);
  else if (isWhole(selection) || (selectsAll && !isRange)) session.selectAll();
  else if (isRange) selectFrom(session, focused.start, end, direction);
  return focused;
}

/** Applies the user's selection in the shown text to a session, and returns the outcome. */
export function selectShown(session, selection) {
  return isWhole(selection) ? session.selectAll() : session.select(selection.start, selection.end);
}

/** Returns whether the user has changed the selection since the last action. If the page has changed the text, it was not the user. */
export function isMoved({ start, end, length, last }) {
  return length === (last.length ?? length) && (start !== last.start || end !== last.end);
}

/** Returns whether a selection contains the whole text, and the text is not empty. */
export function isWhole({ start, end, length }) {
  return length > 0 && start === 0 && end === length;
}

/**
 * Selects from `start` to the valid caret position nearest to `end`. `start` is an offset in the
 * text of the active field. `end` is an offset in the text that the field showed while it was idle.
 */
function selectFrom(session, start, end, direction) {
  session.blur();
  selectInDirection(session, start, session.focus(end).end, direction);
}

/**
 * Selects a range in the direction in which the user has selected it, so that Shift with an arrow
 * key moves the end that the user moved last. A selection by `select` has no direction. Therefore, the
 * caret of the session is placed at one end of the range, and moved to the other end step by step.
 *
 * @param {import("../engine/session.js").Session} session
 * @param {number} start
 * @param {number} end
 * @param {"forward" | "backward" | "none"} direction
 * @returns {import("../engine/session.js").Outcome}
 */
export function selectInDirection(session, start, end, direction) {
  const range = session.select(start, end);
  if (direction === "none") return range;
  const length = range.end - range.start;
  const anchor = direction === "backward" ? range.end : range.start;
  let outcome = session.select(anchor, anchor);
  for (let rest = length; rest > 0 && outcome.end - outcome.start < length; rest -= 1) {
    outcome = session.move(direction, true);
  }
  // A selection of the whole text can contain the affixes, into which the caret cannot move.
  return outcome.end - outcome.start === length ? outcome : session.select(start, end);
}
