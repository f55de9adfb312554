// SPDX-License-Identifier: MIT

/** The elements that a user drags or presses to change the number of a field, and the wheel of the mouse. */
export class Handles {
  #field;
  #box;
  #wanted = [];
  #added = new AbortController();

  /**
   * @param {import("../editing/field.js").Field} field
   * @param {HTMLElement} [box] The box of the input. Without it, only labels become handles.
   */
  constructor(field, box) {
    this.#field = field;
    this.#box = box;
  }

  /**
   * Adds the handles that the field's options require, and removes all other handles.
   *
   * @param {Element[]} labels The labels of the field.
   */
  update(labels) {
    const { scrubbing, steppers, wheel } = this.#field.options;
    const wanted = scrubbing || steppers || wheel ? [scrubbing, steppers, wheel, ...labels] : [];
    const before = this.#wanted;
    if (wanted.length === before.length && wanted.every((each, index) => each === before[index])) return;
    this.remove();
    this.#wanted = wanted;
    if (wanted.length) this.#add(labels, this.#added.signal);
  }

  remove() {
    this.#wanted = [];
    this.#added.abort();
    this.#added = new AbortController();
  }

  async #add(labels, signal) {
    const { addHandles } = await import("../numeric-field-scrubbing.js");
    if (!signal.aborted) addHandles(this.#field, labels, this.#box, signal);
  }
}
