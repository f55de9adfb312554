// SPDX-License-Identifier: MIT

/** The bit in an outcome's `changes` that marks a new value. */
export const NEW_VALUE = 4;

/** The bit in an outcome's `state` that marks an active field. */
export const ACTIVE = 1;
export const CAN_UNDO = 4;

/** The bit in an outcome's `state` that marks a value that is the result of an expression. */
export const RESULT = 16;

/** The events without a text. The engine's number of an event is its index plus one. */
const EVENTS = [
  "blur", "submit", "cancel", "confirm", "toggleSign", "undo", "redo", "selectAll", "select", "step",
  "endScrubbing", "cancelScrubbing",
];

/** The events with a text, numbered after those without. */
const TEXT_EVENTS = ["type", "paste", "mark"];

/** The numbers of the other events. For `DELETE` and `MOVE`, a direction from `WAYS` is added. */
const FOCUS = 16;
const REPLACE = 17;
const INPUT = 18;
const SCRUB = 19;
const DELETE = 20;
const MOVE = 24;

/** The sizes of a step, in the order of their codes in the engine. */
const SIZES = ["fine", "regular", "coarse"];

/** The directions in which the caret moves or text is deleted. */
const WAYS = { backward: 0, forward: 1, start: 2, end: 3, toStart: 2, toEnd: 3 };

/** The roles of parts of the text, in the order of the engine. */
const ROLES = ["affix", "digit", "groupSeparator", "decimalSeparator", "operation"];

/**
 * A function that formats the text of an idle field, returned by `idleTextOf`.
 *
 * @typedef {((value: string) => string | null) | null} IdleText
 */

/** Closes a session's field in the engine when the session is garbage-collected. */
const forgotten = new FinalizationRegistry(([exports, handle]) => exports.close(handle));

/** Limits a number to the range of 32-bit integers. WebAssembly would wrap it around. */
function clamped(number) {
  return Math.max(-0x80000000, Math.min(number, 0x7fffffff));
}

/**
 * A field without an `<input>`: it receives events and exposes its text, selection and value.
 *
 * Each method returns an outcome: the resulting state of the field, and the reason if an edit was
 * refused.
 */
export class Session {
  #engine;
  #exports;
  #handle;
  #style;
  #idleText;

  /**
   * Whether the text was formatted by `idleText`. Its offsets then do not correspond to digits of
   * the number.
   */
  #showsIdleText = false;

  /** The length of the engine's own text, which `idleText` may have replaced. */
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
   * @param {string} style The encoded style, see `styleRecord`.
   * @param {IdleText} [idleText] Formats the text of an idle field, see `idleTextOf`.
   */
  constructor(engine, style, idleText = null) {
    this.#style = style;
    this.#idleText = idleText;
    this.#open(engine);
  }

  #open(engine) {
    this.#engine = engine;
    this.#exports = engine.exports;
    this.#handle = this.#exports.open(engine.write(this.#style));
    this.#readOutcome(Math.min(this.#handle, 0));
    forgotten.register(this, [this.#exports, this.#handle], this);
  }

  /** Continues in another engine with the same value, but without the undo history. */
  moveTo(engine) {
    if (engine === this.#engine) return this.outcome;
    const { value } = this.outcome;
    this.close();
    this.#open(engine);
    return this.setValue(value);
  }

  /** Frees the memory of the field in the engine. Afterwards the session cannot be used. */
  close() {
    forgotten.unregister(this);
    this.#exports.close(this.#handle);
    this.#handle = 0;
  }

  /** @param {string} value A plain decimal, or "" for no value. */
  setValue(value) {
    return this.#readOutcome(this.#exports.setValue(this.#handle, this.#engine.write(value)), value);
  }

  /**
   * @param {string} style The encoded style.
   * @param {IdleText} [idleText] Formats the text of an idle field.
   */
  setStyle(style, idleText = null) {
    this.#style = style;
    this.#idleText = idleText;
    return this.#readOutcome(this.#exports.setStyle(this.#handle, this.#engine.write(style)), style);
  }

  /** Returns the parts of the text with their roles, or none if `idleText` formatted the text. */
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

  /** The result of the expression as an idle field shows it, or null if there is no expression. */
  get resultText() {
    return this.outcome.state & RESULT ? this.#engine.idle(this.#style, this.outcome.value).text : null;
  }

  focus(offset = -1) {
    return this.#perform(FOCUS, "", this.#showsIdleText ? -1 : offset);
  }

  replace(start, end, text) {
    if (this.#showsIdleText) return this.#editExactNumber(start, end, text);
    return this.#perform(REPLACE, text, start, end);
  }

  /** Reads the text of the input after the browser has changed it. */
  input(text, caret) {
    if (this.#showsIdleText) return this.#editExactNumber(...changeOf(this.outcome.text, text, caret));
    return this.#perform(INPUT, text, caret);
  }

  /**
   * Edits an idle field whose text was formatted by `idleText`. An edit of the whole text replaces
   * the number. Any other edit is made at the end of the exact number.
   */
  #editExactNumber(start, end, text) {
    const { length } = this.outcome.text;
    const isWhole = start === 0 && end === length;
    if (isWhole || start < 0 || end > length) return this.#perform(REPLACE, text, isWhole ? 0 : -1, this.#exactLength);
    if (text) return this.type(text);
    return start === end ? this.outcome : this.delete("backward");
  }

  /**
   * Adds `count` steps to the number during a drag. All steps of a drag are undone together.
   *
   * @param {number} count
   * @param {"fine" | "regular" | "coarse"} [size]
   */
  scrub(count, size = "regular") {
    return this.#perform(SCRUB, "", count, SIZES.indexOf(size));
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
 * Replaces the text of an outcome with the result of `idleText`, if the field is idle.
 *
 * @param {Outcome} outcome
 * @param {IdleText} idleText
 * @returns {Outcome} The same outcome if the field is active, or if `idleText` formats no text.
 */
export function withIdleText(outcome, idleText) {
  const text = idleText && !(outcome.state & ACTIVE) ? idleText(outcome.value) : null;
  return text === null ? outcome : { ...outcome, text, start: text.length, end: text.length };
}

/**
 * Returns the range of `before` that an edit replaced to obtain `after`, and its replacement.
 * `caret` is the caret after the edit.
 */
function changeOf(before, after, caret) {
  const behind = after.length - caret;
  const end = before.length - behind;
  if (end < 0 || before.slice(end) !== after.slice(caret)) return [0, before.length, after];
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === after[start]) start += 1;
  return [start, end, after.slice(start, caret)];
}
