// SPDX-License-Identifier: MIT

import { idleTextOf } from "./idle-text.js";
import { Session } from "./session.js";
import { styleRecord } from "./style-record.js";

/**
 * The session of a field on the page. Most fields are never edited, so it is opened on first use.
 * Until then, the engine formats the value.
 */
export class LazySession {
  #engine;
  #record;
  #idleText;
  #session;

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {import("./options.js").Options} options Validated options.
   */
  constructor(engine, options) {
    this.#engine = engine;
    this.#encode(options);
  }

  #encode(options) {
    this.#record = styleRecord(options);
    this.#idleText = idleTextOf(options);
  }

  /**
   * Returns the session.
   *
   * @param {string} value The value, if the session has not been opened.
   */
  opened(value) {
    if (!this.#session) {
      this.#session = new Session(this.#engine, this.#record, this.#idleText);
      this.#session.setValue(value);
    }
    return this.#session;
  }

  close() {
    this.#session?.close();
  }

  /** Sets the value, and returns the outcome. */
  setValue(value) {
    return this.#session?.setValue(value) ?? this.#engine.idle(this.#record, value, this.#idleText);
  }

  /** Changes the style, and returns the outcome, which has the same value as before. */
  setOptions(options, value) {
    this.#encode(options);
    return this.#session?.setStyle(this.#record, this.#idleText) ?? this.setValue(value);
  }

  /** Continues in another engine. Returns the outcome, or undefined if the session is not open. */
  moveTo(engine) {
    this.#engine = engine;
    return this.#session?.moveTo(engine);
  }
}
