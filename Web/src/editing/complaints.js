// SPDX-License-Identifier: MIT

import { hyphenated } from "../shell.js";

/**
 * Collects warnings about an element's attributes, and prints them after the current script has set
 * all attributes.
 */
export class Complaints {
  #element;
  #messages = new Set();

  /** The warnings that have already been printed for the current attributes. */
  #printed = new Set();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** Discards the warnings, before the attributes are read again. */
  clear() {
    this.#messages.clear();
  }

  /** @param {string} message A warning that begins with the name of an option. */
  add = (message) => {
    if (this.#messages.size === 0) queueMicrotask(() => this.#print());
    this.#messages.add(message.replace(/^\w+/, hyphenated));
  };

  #print() {
    const { id } = this.#element;
    for (const message of this.#messages) {
      if (!this.#printed.has(message)) console.warn(`<numeric-field${id ? ` id="${id}"` : ""}>: ${message}`, this.#element);
    }
    this.#printed = new Set(this.#messages);
    this.clear();
  }
}

/** Throws an error about an invalid option. */
export function complain(message) {
  throw new TypeError(`numeric-field: ${message}`);
}
