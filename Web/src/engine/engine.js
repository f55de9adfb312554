// SPDX-License-Identifier: MIT

import { later } from "./later.js";
import { REST } from "./outcome-bits.js";
import { VIOLATIONS } from "./violations.generated.js";

/** The engine's code for a number that was replaced by a bound, in place of the code of a violation. */
const CLAMPED = -1;

/** Matches a cell of a pasted table, after a tab or a line break. Tabs and line breaks in quotes are part of the cell. */
const CELL = /(?:\r\n|[\r\n\t])((?:(?:"[^"]*")+(?!"))?[^\r\n\t]*)/g;

const RECORD_LENGTH = 8;

/** The maximum length of a text that is passed to the engine. The longest number is much shorter. */
const TOO_LONG = 1e6;

/** The maximum number of `formatters`. */
const MOST_FORMATTERS = 64;

/**
 * The engine: a WebAssembly module that contains fields.
 *
 * Text is passed through one buffer of UTF-16 code units, the encoding of JavaScript strings.
 */
export class Engine {
  #memory;
  #record;
  /** Views of the engine's memory, which are valid until the memory grows or the buffer moves. */
  #numbers = new Int32Array(0);
  #units = new Uint16Array(0);

  /**
   * The handles of fields that format the values of idle sessions, by encoded style. If a new field
   * would exceed `MOST_FORMATTERS`, the oldest field is closed.
   */
  formatters = new Map();

  /** Whether this is the engine without the calculator. */
  lacksCalculator = false;

  /**
   * @param {WebAssembly.Module} module The compiled engine.
   * @param {WebAssembly.Imports} [imports] The imports of the module. An engine in one file has none.
   */
  constructor(module, imports) {
    this.exports = new WebAssembly.Instance(module, imports).exports;
    this.#memory = this.exports.memory;
    this.#record = this.exports.record();
  }

  /**
   * Writes a text to the buffer, for the next call.
   *
   * @param {string} given The text. A page can pass a number instead, or null for "".
   * @returns {number} Its length.
   */
  write(given) {
    let text = String(given ?? "");
    // A text that is too long is replaced by "x", which the engine also refuses.
    if (text.length > TOO_LONG) text = "x";
    const { length } = text;
    const start = this.exports.buffer(length);
    if (!start) throw new RangeError("numeric-field: There is no memory left.");
    this.#refreshViews(start);
    for (let index = 0; index < length; index += 1) this.#units[index] = text.charCodeAt(index);
    return length;
  }

  /**
   * Returns the outcome of a call to the engine.
   *
   * @param {number} status The status that the call returned.
   * @param {string} [text] The text that was passed to the call.
   * @returns {Outcome} The state of the field.
   */
  outcome(status, text) {
    this.#refreshViews(this.exports.buffer(0));
    const record = this.#numbers;
    if (status < 0) throw new Error(`numeric-field: ${later.errorFor(status, record[6], text)}`);
    const end = record[0] + record[1];
    const value = decode(this.#units, record[0], end);
    return {
      text: decode(this.#units, 0, record[0]),
      value,
      start: record[2],
      end: record[3],
      changes: record[4],
      state: record[5],
      refusal: status ? later.refusals[status - 1] ?? status : null,
      limit: record[6],
      clamped: record[7] === CLAMPED ? value : null,
      violation: VIOLATIONS[record[7] - 1] ?? null,
      rest: record[4] & REST
        ? Array.from(`\t${decode(this.#units, end, end + record[6])}`.matchAll(CELL), ([, cell]) => cell) : [],
    };
  }

  /**
   * Opens a field.
   *
   * @param {string} style The encoded style, see `styleRecord`.
   * @returns {number} The handle of the field.
   */
  open(style) {
    const handle = this.exports.open(this.write(style));
    if (handle < 0) this.outcome(handle);
    return handle;
  }

  /**
   * Returns the outcome of an idle field that shows `value`. All sessions with the same style share
   * one such field.
   *
   * @param {string} style The encoded style.
   * @param {string} value A plain decimal, or "" for no value.
   * @returns {Outcome}
   */
  idle(style, value) {
    const formatters = this.formatters;
    if (!formatters.has(style)) {
      formatters.set(style, this.open(style));
      if (formatters.size > MOST_FORMATTERS) {
        const [[oldest, handle]] = formatters;
        formatters.delete(oldest);
        this.exports.close(handle);
      }
    }
    return this.outcome(this.exports.setValue(formatters.get(style), this.write(value)), value);
  }

  /** Returns the first `count` code units of the buffer. */
  units(count) {
    this.#refreshViews(this.exports.buffer(0));
    return [...this.#units.subarray(0, count)];
  }

  /** Recreates the views if the memory has grown or the buffer has moved. */
  #refreshViews(start) {
    const memory = this.#memory.buffer;
    if (this.#numbers.buffer !== memory) this.#numbers = new Int32Array(memory, this.#record, RECORD_LENGTH);
    else if (this.#units.byteOffset === start) return;
    this.#units = new Uint16Array(memory, start);
  }
}

/**
 * Returns the text of a range of code units. For short texts, adding one code unit at a time is
 * fastest.
 */
function decode(units, start, end) {
  let text = "";
  for (let index = start; index < end; index += 1) text += String.fromCharCode(units[index]);
  return text;
}
