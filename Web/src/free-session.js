// SPDX-License-Identifier: MIT

import { idleTextOf } from "./idle-text.js";
import { readOptions } from "./options.js";
import { Session } from "./session.js";
import { styleRecord } from "./style-record.js";
import { readValue } from "./value.js";

/** Says what is wrong with an option by throwing it. */
export function complain(message) {
  throw new TypeError(`numeric-field: ${message}`);
}

/** A session that takes options as pages give them. */
export class FreeSession extends Session {
  #given;

  constructor(engine, given) {
    const options = readOptions(given, complain);
    super(engine, styleRecord(options), idleTextOf(options));
    this.#given = given;
    this.setValue(readValue(given.value, complain));
  }

  /** Takes other options; those not named stay. */
  update(given) {
    this.#given = { ...this.#given, ...given };
    const options = readOptions(this.#given, complain);
    return this.setStyle(styleRecord(options), idleTextOf(options));
  }
}
