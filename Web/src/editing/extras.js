// SPDX-License-Identifier: MIT

/**
 * What some options add to a field, with code that is loaded only for these options: elements that the user drags or
 * presses to change the number, the wheel of the mouse, and plain copies.
 */
export class Extras {
  #field;
  #box;
  #wanted = [];
  #added = new AbortController();

  /**
   * @param {import("./field.js").Field} field
   * @param {HTMLElement} [box] The box of the input. Without it, only labels can be dragged.
   */
  constructor(field, box) {
    this.#field = field;
    this.#box = box;
  }

  /**
   * Adds what the field's options require, and removes everything else.
   *
   * @param {Element[]} labels The labels of the field.
   */
  update(labels) {
    const { scrubbing, steppers, wheel, copies } = this.#field.options;
    const hasHandles = scrubbing || steppers || wheel;
    const wanted = [scrubbing, steppers, wheel, copies, ...hasHandles ? labels : []];
    const before = this.#wanted;
    if (wanted.length === before.length && wanted.every((each, index) => each === before[index])) return;
    this.remove();
    this.#wanted = wanted;
    if (hasHandles) this.#add(import("../numeric-field-scrubbing.js"), labels);
    if (copies === "plain") this.#add(import("../numeric-field-copying.js"));
  }

  remove() {
    this.#wanted = [];
    this.#added.abort();
    this.#added = new AbortController();
  }

  /** Adds what a module exports, when it is loaded. */
  async #add(module, labels) {
    const { signal } = this.#added;
    const { addTo } = await module;
    if (!signal.aborted) addTo(this.#field, signal, labels, this.#box);
  }
}
