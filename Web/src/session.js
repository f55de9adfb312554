// SPDX-License-Identifier: MIT

/** What of an outcome is new. */
export const CHANGES = { text: 1, selection: 2, value: 4 };

/** How a field stands, as bits of an outcome's `state`. */
export const STATES = { active: 1, composing: 2, canUndo: 4, canRedo: 8 };

/** What is deleted without a selection. */
const DELETIONS = { backward: 0, forward: 1, toStart: 2, toEnd: 3 };

/** The roles of stretches of text, in the engine's order. */
const ROLES = ["affix", "digit", "groupSeparator", "decimalSeparator"];

/** Gives the places of sessions free that nothing in the page knows any more. */
const forgotten = new FinalizationRegistry(({ exports, handle }) => exports.close(handle));

/** Where an arrow key moves the caret. */
const MOVES = { backward: 0, forward: 1, start: 2, end: 3 };

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

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {string} style The style in the engine's words, see `styleRecord`.
   */
  constructor(engine, style) {
    this.#engine = engine;
    this.#exports = engine.exports;
    const handle = this.#exports.open(engine.write(style));
    this.outcome = engine.outcome(Math.min(handle, 0));
    this.#handle = handle;
    forgotten.register(this, { exports: this.#exports, handle }, this);
  }

  /** Gives the field's place in the engine free. The session cannot be used after it. */
  close() {
    if (this.#handle === 0) return;
    forgotten.unregister(this);
    this.#exports.close(this.#handle);
    this.#handle = 0;
  }

  /** The stretches of the text, with the role of each. */
  cells() {
    const count = this.#exports.cells(this.#handle);
    const units = this.#engine.units(2 * Math.max(count, 0));
    return Array.from({ length: units.length / 2 }, (_, index) => ({
      role: ROLES[units[2 * index]],
      start: index === 0 ? 0 : units[2 * index - 1],
      end: units[2 * index + 1],
    }));
  }

  focus(offset = -1) {
    return this.#read(this.#exports.focus(this.#handle, clamped(offset)));
  }

  commit() {
    return this.#read(this.#exports.commit(this.#handle));
  }

  cancel() {
    return this.#read(this.#exports.cancel(this.#handle));
  }

  type(text) {
    return this.#read(this.#exports.type(this.#handle, this.#engine.write(text)));
  }

  paste(text) {
    return this.#read(this.#exports.paste(this.#handle, this.#engine.write(text)));
  }

  replace(start, end, text) {
    const length = this.#engine.write(text);
    return this.#read(this.#exports.replace(this.#handle, clamped(start), clamped(end), length));
  }

  /** Takes in the whole text that the browser shows after a change of its own. */
  input(text, caret) {
    return this.#read(this.#exports.input(this.#handle, clamped(caret), this.#engine.write(text)));
  }

  mark(text) {
    return this.#read(this.#exports.mark(this.#handle, this.#engine.write(text)));
  }

  confirm() {
    return this.#read(this.#exports.confirm(this.#handle));
  }

  /** @param {keyof DELETIONS} what */
  delete(what) {
    return this.#read(this.#exports.delete(this.#handle, DELETIONS[what]));
  }

  select(start, end) {
    return this.#read(this.#exports.select(this.#handle, clamped(start), clamped(end)));
  }

  /** @param {keyof MOVES} where */
  move(where, extending = false) {
    return this.#read(this.#exports.move(this.#handle, MOVES[where], extending ? 1 : 0));
  }

  step(count) {
    return this.#read(this.#exports.step(this.#handle, clamped(count)));
  }

  toggleSign() {
    return this.#read(this.#exports.toggleSign(this.#handle));
  }

  undo() {
    return this.#read(this.#exports.undo(this.#handle));
  }

  redo() {
    return this.#read(this.#exports.redo(this.#handle));
  }

  /** @param {string} value A plain decimal such as "-1234.5", or "" for nothing. */
  setValue(value) {
    return this.#read(this.#exports.setValue(this.#handle, this.#engine.write(value)), value);
  }

  setStyle(style) {
    return this.#read(this.#exports.setStyle(this.#handle, this.#engine.write(style)));
  }

  #read(status, text) {
    this.outcome = this.#engine.outcome(status, text);
    return this.outcome;
  }
}
