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

  static {
    EVENTS.forEach((name, index) => {
      this.prototype[name] = function (...numbers) { return this.#perform(index + 1, "", ...numbers); };
    });
    TEXT_EVENTS.forEach((name, index) => {
      this.prototype[name] = function (text) { return this.#perform(EVENTS.length + index + 1, text); };
    });
    for (const name of ["setValue", "setStyle"]) {
      this.prototype[name] = function (text) {
        return this.#take(this.#exports[name](this.#handle, this.#engine.write(text)), text);
      };
    }
  }

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {string} style The style in the engine's words, see `styleRecord`.
   */
  constructor(engine, style) {
    this.#engine = engine;
    this.#exports = engine.exports;
    this.#handle = this.#exports.open(engine.write(style));
    this.outcome = engine.outcome(Math.min(this.#handle, 0));
    forgotten.register(this, [this.#exports, this.#handle], this);
  }

  /** Gives the field's place in the engine free. The session cannot be used after it. */
  close() {
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
      start: units[2 * index - 1] ?? 0,
      end: units[2 * index + 1],
    }));
  }

  focus(offset = -1) {
    return this.#perform(FOCUS, "", offset);
  }

  replace(start, end, text) {
    return this.#perform(REPLACE, text, start, end);
  }

  /** Takes in the whole text that the browser shows after a change of its own. */
  input(text, caret) {
    return this.#perform(INPUT, text, caret);
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
    return this.#take(this.#exports.perform(this.#handle, event, clamped(first), clamped(second), length), text);
  }

  #take(status, text) {
    this.outcome = this.#engine.outcome(status, text);
    return this.outcome;
  }
}
