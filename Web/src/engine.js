// SPDX-License-Identifier: MIT

import { PLAIN_NUMBER } from "./decimal.js";
import { messages } from "./messages.js";
import { Session, withIdleText } from "./session.js";

/** The names of the refusals, by their numbers in the engine: the messages begin with them. */
const REFUSALS = Object.keys(messages);

/** What is said of a call that made no sense, by the engine's statuses from -1 down. */
const errors = (part, text) => [
  "The field was closed already.",
  "The length lies outside the shared buffer.",
  `Part ${part} of the style cannot be used.`,
  `"${text}" is not ${PLAIN_NUMBER}.`,
  "There is no such event.",
];

/** The names of the violations, by their numbers in the engine. */
const VIOLATIONS = ["belowMinimum", "aboveMaximum", "offStep"];

/** What the engine writes in their place for a bound that it has put in place. */
const CLAMPED = 4;

const RECORD_LENGTH = 8;

/** How many styles have a session at hand that only formats. */
const MOST_FORMATTERS = 64;

/**
 * The engine: a WebAssembly module that holds fields.
 *
 * Text passes through one buffer of UTF-16 units, which is what JavaScript counts in, too.
 */
export class Engine {
  #memory;
  #record;
  /** What is seen of the memory, until it grows or the buffer moves. */
  #numbers = new Int32Array(0);
  #units = new Uint16Array(0);

  /** A session for each style of late, which shows values of fields that are not edited. */
  #formatters = new Map();

  /** @param {WebAssembly.Module} module The compiled engine, which imports nothing. */
  constructor(module) {
    this.exports = new WebAssembly.Instance(module).exports;
    this.#memory = this.exports.memory;
    this.#record = this.exports.record();
  }

  /** The number of bytes that the engine takes up. */
  get memoryLength() {
    return this.#memory.buffer.byteLength;
  }

  /**
   * Writes a text into the buffer, for the call that comes next.
   *
   * @param {string} text The text.
   * @returns {number} Its length.
   */
  write(text) {
    const { length } = text;
    const start = this.exports.buffer(length);
    if (!start) throw new RangeError(`numeric-field: A text of ${length} characters is too long.`);
    this.#refreshViews(start);
    for (let index = 0; index < length; index += 1) this.#units[index] = text.charCodeAt(index);
    return length;
  }

  /**
   * What a call has left behind.
   *
   * @param {number} status What the call came back with.
   * @param {string} [text] The text that it was given.
   * @returns {Outcome} How the field stands.
   */
  outcome(status, text) {
    this.#refreshViews(this.exports.buffer(0));
    const record = this.#numbers;
    if (status < 0) throw new Error(`numeric-field: ${errors(record[6], text)[-1 - status]}`);
    const value = decode(this.#units, record[0], record[0] + record[1]);
    return {
      text: decode(this.#units, 0, record[0]),
      value,
      start: record[2],
      end: record[3],
      changes: record[4],
      state: record[5],
      refusal: REFUSALS[status - 1] ?? null,
      limit: record[6],
      clamped: record[7] === CLAMPED ? value : null,
      violation: VIOLATIONS[record[7] - 1] ?? null,
    };
  }

  /**
   * How a field shows a value while it is not edited.
   *
   * @param {string} style The style in the engine's words, see `styleRecord`.
   * @param {string} value A plain decimal, "" for none.
   * @param {import("./session.js").IdleText} [idleText] What it shows in another format, see `idleTextOf`.
   * @returns {Outcome}
   */
  idle(style, value, idleText = null) {
    const formatter = this.#formatters.get(style) ?? new Session(this, style);
    if (!this.#formatters.has(style) && this.#formatters.size === MOST_FORMATTERS) {
      const [[oldest, session]] = this.#formatters;
      this.#formatters.delete(oldest);
      session.close();
    }
    this.#formatters.set(style, formatter);
    return withIdleText(formatter.setValue(value), idleText);
  }

  /** The first units of the buffer. */
  units(count) {
    this.#refreshViews(this.exports.buffer(0));
    return [...this.#units.subarray(0, count)];
  }

  /** Sees the memory as it is now. */
  #refreshViews(start) {
    const memory = this.#memory.buffer;
    if (this.#numbers.buffer !== memory) this.#numbers = new Int32Array(memory, this.#record, RECORD_LENGTH);
    else if (this.#units.byteOffset === start) return;
    this.#units = new Uint16Array(memory, start);
  }
}

/** The text of a stretch of units. As texts are short, it is put together fastest unit by unit. */
function decode(units, start, end) {
  let text = "";
  for (let index = start; index < end; index += 1) text += String.fromCharCode(units[index]);
  return text;
}
