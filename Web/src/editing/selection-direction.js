// SPDX-License-Identifier: MIT

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
