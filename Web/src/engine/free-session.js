// SPDX-License-Identifier: MIT

import { checkedOptions, checkedValue } from "../options/checked-options.js";
import { idleTextOf } from "../options/idle-text.js";
import { Session, styleRecord } from "../typing.js";
import { loadedEngine } from "./loaded-engine.js";

/** A session that validates the options given by a page. */
export class FreeSession extends Session {
  #given;
  #engines;

  /**
   * @param {import("./engines.js").Engines} engines
   * @param {Record<string, unknown>} given
   */
  constructor(engines, given) {
    const options = checkedOptions(given);
    super(loadedEngine(engines, options), styleRecord(options), idleTextOf(options), checkedValue(given.value));
    this.setRule(options);
    this.#given = given;
    this.#engines = engines;
  }

  /** Changes the given options, and keeps the others. */
  update(given) {
    this.#given = { ...this.#given, ...given };
    const options = checkedOptions(this.#given);
    this.moveTo(loadedEngine(this.#engines, options));
    this.setStyle(styleRecord(options), idleTextOf(options));
    return this.setRule(options);
  }
}
