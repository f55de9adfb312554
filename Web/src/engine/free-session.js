// SPDX-License-Identifier: MIT

import { checkedOptions, checkedValue } from "../options/checked-options.js";
import { Session } from "../typing.js";

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
    super(engines.loadedFor(options), options, checkedValue(given.value));
    this.#given = given;
    this.#engines = engines;
  }

  /** Changes the given options, and keeps the others. */
  update(given) {
    this.#given = { ...this.#given, ...given };
    const options = checkedOptions(this.#given);
    const engine = this.#engines.loadedFor(options);
    if (!this.uses(engine)) this.moveTo(engine);
    return this.setOptions(options);
  }
}
