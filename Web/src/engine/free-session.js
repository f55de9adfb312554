// SPDX-License-Identifier: MIT

import { complain, idleTextOf, readOptions, readValue, Session, styleRecord } from "../typing.js";

/** A session that validates the options given by a page. */
export class FreeSession extends Session {
  #given;
  #engines;

  /**
   * @param {import("./engines.js").Engines} engines
   * @param {Record<string, unknown>} given
   */
  constructor(engines, given) {
    const options = readOptions(given, complain);
    super(engines.loaded(options), styleRecord(options), idleTextOf(options), readValue(given.value, complain));
    this.setRule(options);
    this.#given = given;
    this.#engines = engines;
  }

  /** Changes the given options, and keeps the others. */
  update(given) {
    this.#given = { ...this.#given, ...given };
    const options = readOptions(this.#given, complain);
    this.moveTo(this.#engines.loaded(options));
    this.setStyle(styleRecord(options), idleTextOf(options));
    return this.setRule(options);
  }
}
