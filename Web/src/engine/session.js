// SPDX-License-Identifier: MIT

import { styleRecord } from "../options/style-record.js";
import * as events from "./events.generated.js";
import { later } from "./later.js";
import { ACTIVE, NEW_VALUE, RESULT } from "./outcome-bits.js";

/** The events after which the page's own rule is not checked, because they only restore or commit a number. */
const UNCHECKED = [events.blur, events.submit, events.cancel, events.undo, events.redo, events.cancelScrubbing];

/** The sizes of a step, in the order of their codes in the engine. */
const SIZES = ["fine", "regular", "coarse"];

/** For each direction, the number to add to the event `deleteBackward` or `moveBackward` to get its event. */
const WAYS = { backward: 0, forward: 1, start: 2, end: 3, toStart: 2, toEnd: 3 };

/** The roles of parts of the text, in the order of the engine. */
const ROLES = ["affix", "digit", "groupSeparator", "decimalSeparator", "operation"];

/** Matches the signs behind a digit. In a field that calculates, they are operators. */
const OPERATORS = /(?<=\p{Nd}.*)[+\uFE62\uFF0B\p{Pd}\u2212\u30FC]/gsu;

/** Closes a session's field in the engine when the session is garbage-collected. */
const forgotten = new FinalizationRegistry(([exports, handle]) => exports.close(handle));

/** Limits a number to the range of 32-bit integers. Otherwise WebAssembly would wrap the number around. */
function clamped(number) {
  return Math.max(-0x80000000, Math.min(number, 0x7fffffff));
}

/**
 * A field without an `<input>`: it receives events and exposes its text, selection and value.
 *
 * Every method that can change the field returns an outcome: the resulting state of the field, and the
 * reason if an edit was refused.
 */
export class Session {
  #engine;
  #options;

  /** The options, encoded for the engine. */
  #style;

  /** Formats the text of the idle field, or is null if the engine formats it. See `idleTextOf`. */
  #idleText;

  /**
   * The handle of the field in the engine. It is null until the first event, because most fields on
   * a page are never edited. Until then, the value is formatted by a field that is
   * shared by all sessions with the same style.
   */
  #handle = null;

  /** The last value that the page's own rule `allows` has checked, and whether the rule forbids this value. */
  #checked = [];

  /**
   * The engine's own text if `idleText` has replaced it, otherwise "". If it is replaced, the offsets in the shown text do
   * not correspond to digits of the number.
   */
  exactText = "";

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {import("../options/options.js").Options} options Validated options. A page can set the rule `allows` at any time.
   * @param {string} [value] A plain decimal, or "" for no value.
   */
  constructor(engine, options, value = "") {
    this.#engine = engine;
    this.#options = options;
    this.#style = styleRecord(options);
    this.#idleText = later.idleTextOf(options);
    this.setValue(value);
  }

  /** Returns whether the session is on this engine. */
  uses(engine) { return engine === this.#engine; }

  /** Moves the session to another engine, with the same value but without the undo history. */
  moveTo(engine) {
    this.close();
    this.#engine = engine;
    this.#handle = null;
    return this.setValue(this.outcome.value);
  }

  /** Frees the memory of the field in the engine. Afterwards the session cannot be used. */
  close() {
    forgotten.unregister(this);
    this.#engine.exports.close(this.#handle);
    this.#handle = 0;
  }

  /** @param {string} value A plain decimal, or "" for no value. */
  setValue(value) {
    if (this.#handle === null) return this.#show(this.#engine.idle(this.#style, value));
    return this.#call("setValue", value);
  }

  /**
   * Changes the options, and keeps the number. The engine gets only a new style, because a change of style ends the undo
   * step of the previous keys.
   *
   * @param {import("../options/options.js").Options} options Validated options.
   */
  setOptions(options) {
    const style = styleRecord(options);
    const idleText = later.idleTextOf(options);
    const isSame = style === this.#style && idleText === this.#idleText;
    this.#checked = [];
    this.#options = options;
    this.#style = style;
    this.#idleText = idleText;
    if (isSame) return this.#check(this.outcome);
    return this.#handle === null ? this.setValue(this.outcome.value) : this.#call("setStyle", style);
  }

  /** Returns whether the page's own rule forbids a value. The rule is called once for each new value. */
  #isForbidden(value) {
    const { allows } = this.#options;
    if (!allows || value === "") return false;
    if (value !== this.#checked[0]) this.#checked = [value, allows(value) === false];
    return this.#checked[1];
  }

  /** Adds the violation of the page's own rule to an outcome if violations are reported. */
  #check(outcome) {
    const isReported = this.#options.enforcement === "reportOnly" && !outcome.violation;
    if (isReported && this.#isForbidden(outcome.value)) outcome.violation = "notAllowed";
    return outcome;
  }

  /** Returns the parts of the text with their roles, or none if `idleText` formatted the text. */
  cells() {
    if (this.exactText) return [];
    const count = this.#engine.exports.cells(this.#opened());
    const units = this.#engine.units(2 * Math.max(count, 0));
    return Array.from({ length: units.length / 2 }, (_, index) => ({
      role: ROLES[units[2 * index]],
      start: units[2 * index - 1] ?? 0,
      end: units[2 * index + 1],
    }));
  }

  /** The result of the expression, formatted as in an idle field, or null without an expression. */
  get resultText() {
    return this.outcome.state & RESULT ? this.#engine.idle(this.#style, this.outcome.value).text : null;
  }

  /** Commits the number and ends editing. */
  blur() { return this.#perform(events.blur); }

  /** Commits the number like the Enter key, and continues editing. */
  submit() { return this.#perform(events.submit); }

  /** Restores the number from before editing. */
  cancel() { return this.#perform(events.cancel); }

  /** Accepts the marked text of an input method. */
  confirm() { return this.#perform(events.confirm); }

  toggleSign() { return this.#perform(events.toggleSign); }

  undo() { return this.#perform(events.undo); }

  redo() { return this.#perform(events.redo); }

  selectAll() { return this.#perform(events.selectAll); }

  select(start, end) { return this.#perform(events.select, "", start, end); }

  /** Adds `count` steps to the number. */
  step(count, size = "regular") { return this.#perform(events.step, "", count, SIZES.indexOf(size)); }

  endScrubbing() { return this.#perform(events.endScrubbing); }

  cancelScrubbing() { return this.#perform(events.cancelScrubbing); }

  /** Types the decimal separator, whatever character the key of the number pad has. */
  typeDecimalKey() { return this.#perform(events.typeDecimalKey); }

  type(text) { return this.#perform(events.type, this.#withoutOperators(text)); }

  paste(text) { return this.#perform(events.paste, this.#withoutOperators(text)); }

  /** Sets the marked text of an input method. */
  mark(text) { return this.#perform(events.mark, text); }

  focus(offset = -1) {
    return this.#perform(events.focus, "", this.exactText ? -1 : offset);
  }

  replace(start, end, text) {
    if (this.exactText) return this.#editExactNumber(start, end, text);
    return this.#perform(events.replace, this.#withoutOperators(text, start), start, end);
  }

  /** Reads the text of the input after the browser has changed it. */
  input(text, caret) {
    const [start, end, typed] = changeOf(this.outcome.text, text, caret);
    if (!this.exactText) {
      const inserted = this.#withoutOperators(typed, start);
      return this.#perform(events.input, text.slice(0, start) + inserted + text.slice(start + typed.length), caret);
    }
    // A text that replaces a part of the idle text is in place of all of it, even if it begins like that text.
    if (start < end && typed) return this.#editExactNumber(0, this.outcome.text.length, text);
    return this.#editExactNumber(start, end, typed);
  }

  /**
   * Edits an idle field whose text was formatted by `idleText`. An edit of the whole text replaces
   * the number. Any other edit is made at the end of the engine's own text.
   */
  #editExactNumber(start, end, text) {
    const { length } = this.outcome.text;
    const isWhole = start === 0 && end === length;
    if (isWhole || start < 0 || end > length) return this.#perform(events.replace, text, isWhole ? 0 : -1, this.exactText.length);
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
    return this.#perform(events.scrub, "", count, SIZES.indexOf(size));
  }

  /** @param {"backward" | "forward" | "toStart" | "toEnd"} what */
  delete(what) {
    return this.#perform(events.deleteBackward + WAYS[what]);
  }

  /** @param {"backward" | "forward" | "start" | "end"} where */
  move(where, isExtending) {
    return this.#perform(events.moveBackward + WAYS[where], "", isExtending ? 1 : 0);
  }

  /**
   * Returns the text to insert at `start`. In a field that calculates, the engine without the calculator would read `+`
   * or `-` behind digits as the sign of the number. It gets an operator that it refuses instead.
   */
  #withoutOperators(text, start = this.outcome.start) {
    if (!this.#options.arithmetic || !this.#engine.lacksCalculator) return text;
    return (this.outcome.text.slice(0, start) + (text ?? "")).replace(OPERATORS, "*").slice(start);
  }

  #perform(event, text = "", first = 0, second = 0) {
    const { allows, enforcement } = this.#options;
    const isEnforced = allows && enforcement !== "reportOnly" && !UNCHECKED.includes(event);
    const { exports } = this.#engine;
    if (isEnforced) exports.keep(this.#opened());
    const outcome = this.#call("perform", text, event, clamped(first), clamped(second));
    const isEmptied = event >= events.deleteBackward && event < events.moveBackward && !/[1-9]/.test(outcome.value);
    if (!isEnforced || !(outcome.changes & NEW_VALUE) || isEmptied || !this.#isForbidden(outcome.value)) return outcome;
    return this.#show(this.#engine.outcome(exports.refuse(this.#handle)));
  }

  /** Calls a function of the engine that takes numbers and a text. */
  #call(name, text, ...numbers) {
    const handle = this.#opened();
    const { exports } = this.#engine;
    return this.#show(this.#engine.outcome(exports[name](handle, ...numbers, this.#engine.write(text)), text));
  }

  /** Opens the field in the engine if necessary, and returns its handle. */
  #opened() {
    if (this.#handle === null) {
      this.#handle = this.#engine.open(this.#style);
      forgotten.register(this, [this.#engine.exports, this.#handle], this);
      this.setValue(this.outcome.value);
    }
    return this.#handle;
  }

  /** Stores and returns the outcome. If the field is idle, `idleText` formats the text. */
  #show(outcome) {
    this.#check(outcome);
    const text = (outcome.state & ACTIVE ? null : this.#idleText?.(outcome.value)) ?? outcome.text;
    const isOwn = text === outcome.text;
    this.exactText = isOwn ? "" : outcome.text;
    this.outcome = isOwn ? outcome : { ...outcome, text, start: text.length, end: text.length };
    return this.outcome;
  }
}

/**
 * Returns the range of `before` that an edit has replaced, and the text that replaced it. `after` is
 * the text after the edit, and `caret` is the caret after the edit.
 */
function changeOf(before, after, caret) {
  const behind = after.length - caret;
  const end = before.length - behind;
  if (end < 0 || before.slice(end) !== after.slice(caret)) return [0, before.length, after];
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === after[start]) start += 1;
  return [start, end, after.slice(start, caret)];
}
