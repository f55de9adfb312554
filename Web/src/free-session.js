// SPDX-License-Identifier: MIT

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
    super(engine, styleRecord(readOptions(given, complain)));
    this.#given = given;
    this.setValue(readValue(given.value, complain));
  }

  /** Takes other options; those not named stay. */
  update(given) {
    this.#given = { ...this.#given, ...given };
    return this.setStyle(styleRecord(readOptions(this.#given, complain)));
  }
}
