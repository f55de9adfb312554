// SPDX-License-Identifier: MIT

/** The bit of an outcome's `changes` for a new value. */
export const NEW_VALUE = 4;

/** The bit of an outcome's `state` for a field that is edited. */
export const ACTIVE = 1;

/** The events that take nothing or numbers, by their numbers in the engine less one. */
const EVENTS = [
  "blur", "submit", "cancel", "confirm", "toggleSign", "undo", "redo", "selectAll", "select", "step",
];

/** Those that take a text: they come next. */
const TEXT_EVENTS = ["type", "paste", "mark"];

/** The numbers of the others in the engine; from the last two on it counts ways. */
const FOCUS = 14;
const REPLACE = 15;
const INPUT = 16;
const DELETE = 17;
const MOVE = 21;

/** Where the caret moves, or how far from it is deleted. */
const WAYS = { backward: 0, forward: 1, start: 2, end: 3, toStart: 2, toEnd: 3 };

/** The roles of stretches of text, in the engine's order. */
const ROLES = ["affix", "digit", "groupSeparator", "decimalSeparator"];

/** @typedef {((value: string) => string | null) | null} IdleText */

/** Gives the places of sessions free that nothing in the page knows any more. */
const forgotten = new FinalizationRegistry(([exports, handle]) => exports.close(handle));

/** A number as WebAssembly takes it: one that is too large would come round as another one. */
function clamped(number) {
  return Math.max(-0x80000000, Math.min(number, 0x7fffffff));
}

/**
 * A field without a screen: it takes keys, and tells text, selection and value.
 *
 * Each method returns an outcome: how the field stands after it, and why an edit was refused.
 */
export class Session {
  #engine;
  #exports;
  #handle;
  #idleText;

  /** Whether the text is in the idle format, in which no place says anything about the number. */
  #showsIdleText = false;

  /** The length of the text in the field's own notation, which the engine has. */
  #exactLength = 0;

  static {
    EVENTS.forEach((name, index) => {
      this.prototype[name] = function (...numbers) { return this.#perform(index + 1, "", ...numbers); };
    });
    TEXT_EVENTS.forEach((name, index) => {
      this.prototype[name] = function (text) { return this.#perform(EVENTS.length + index + 1, text); };
    });
  }

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {string} style The style in the engine's words, see `styleRecord`.
   * @param {IdleText} [idleText] What an idle field shows in another format, see `idleTextOf`.
   */
  constructor(engine, style, idleText = null) {
    this.#engine = engine;
    this.#idleText = idleText;
    this.#exports = engine.exports;
    this.#handle = this.#exports.open(engine.write(style));
    this.#readOutcome(Math.min(this.#handle, 0));
    forgotten.register(this, [this.#exports, this.#handle], this);
  }

  /** Gives the field's place in the engine free. The session cannot be used after it. */
  close() {
    forgotten.unregister(this);
    this.#exports.close(this.#handle);
    this.#handle = 0;
  }

  /** @param {string} value A plain decimal, "" for none. */
  setValue(value) {
    return this.#readOutcome(this.#exports.setValue(this.#handle, this.#engine.write(value)), value);
  }

  /**
   * @param {string} style The style in the engine's words.
   * @param {IdleText} [idleText] What an idle field shows in another format.
   */
  setStyle(style, idleText = null) {
    this.#idleText = idleText;
    return this.#readOutcome(this.#exports.setStyle(this.#handle, this.#engine.write(style)), style);
  }

  /** The stretches of the text, with the role of each; none while the text is in the idle format. */
  cells() {
    if (this.#showsIdleText) return [];
    const count = this.#exports.cells(this.#handle);
    const units = this.#engine.units(2 * Math.max(count, 0));
    return Array.from({ length: units.length / 2 }, (_, index) => ({
      role: ROLES[units[2 * index]],
      start: units[2 * index - 1] ?? 0,
      end: units[2 * index + 1],
    }));
  }

  focus(offset = -1) {
    return this.#perform(FOCUS, "", this.#showsIdleText ? -1 : offset);
  }

  replace(start, end, text) {
    if (this.#showsIdleText) return this.#editExactNumber(start, end, text);
    return this.#perform(REPLACE, text, start, end);
  }

  /** Takes in the whole text that the browser shows after a change of its own. */
  input(text, caret) {
    if (this.#showsIdleText) return this.#editExactNumber(...changeOf(this.outcome.text, text, caret));
    return this.#perform(INPUT, text, caret);
  }

  /**
   * Makes an edit of the idle format: it edits the exact number at its end, or all of it if the whole
   * text was replaced.
   */
  #editExactNumber(start, end, text) {
    const { length } = this.outcome.text;
    const isWhole = start === 0 && end === length;
    if (isWhole || start < 0 || end > length) return this.#perform(REPLACE, text, isWhole ? 0 : -1, this.#exactLength);
    if (text) return this.type(text);
    return start === end ? this.outcome : this.delete("backward");
  }

  /** @param {"backward" | "forward" | "toStart" | "toEnd"} what */
  delete(what) {
    return this.#perform(DELETE + WAYS[what], "");
  }

  /** @param {"backward" | "forward" | "start" | "end"} where */
  move(where, isExtending) {
    return this.#perform(MOVE + WAYS[where], "", isExtending ? 1 : 0);
  }

  #perform(event, text, first = 0, second = 0) {
    const length = this.#engine.write(text);
    return this.#readOutcome(this.#exports.perform(this.#handle, event, clamped(first), clamped(second), length), text);
  }

  #readOutcome(status, text) {
    const outcome = this.#engine.outcome(status, text);
    this.#exactLength = outcome.text.length;
    this.outcome = withIdleText(outcome, this.#idleText);
    this.#showsIdleText = this.outcome !== outcome;
    return this.outcome;
  }
}

/**
 * An outcome with the text that an idle field shows.
 *
 * @param {Outcome} outcome
 * @param {IdleText} idleText
 * @returns {Outcome} The same one if the field is edited or has no idle format.
 */
export function withIdleText(outcome, idleText) {
  const text = idleText && !(outcome.state & ACTIVE) ? idleText(outcome.value) : null;
  return text === null ? outcome : { ...outcome, text, start: text.length, end: text.length };
}

/** The stretch of `before` that was replaced to give `after`, and what took its place. */
function changeOf(before, after, caret) {
  const behind = after.length - caret;
  const end = before.length - behind;
  if (end < 0 || before.slice(end) !== after.slice(caret)) return [0, before.length, after];
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === after[start]) start += 1;
  return [start, end, after.slice(start, caret)];
}
