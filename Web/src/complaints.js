// SPDX-License-Identifier: MIT

/**
 * Prints what is wrong with an element's attributes, once a script that sets several has set them all.
 */
export class Complaints {
  #element;
  #messages = new Set();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** Forgets what was wrong before the attributes are read again. */
  clear() {
    this.#messages.clear();
  }

  /** @param {string} message */
  add(message) {
    if (this.#messages.size === 0) queueMicrotask(() => this.#print());
    this.#messages.add(message);
  }

  #print() {
    const { id } = this.#element;
    for (const message of this.#messages) console.warn(`<numeric-field${id ? ` id="${id}"` : ""}>: ${message}`, this.#element);
    this.clear();
  }
}
