// SPDX-License-Identifier: MIT

import { stepSizeOf } from "./step-size.js";

/** The steps of one gesture: one undo step, and one `change` event at the end. */
export class Gesture {
  #field;
  #refusal = null;

  /** @param {import("./field.js").Field} field */
  constructor(field) {
    this.#field = field;
  }

  /**
   * Adds steps. The keys that are held decide their size, see `stepSizeOf`.
   *
   * If further steps are refused for the same reason, such as a bound, only the first refusal is
   * reported.
   *
   * @param {number} count
   * @param {MouseEvent} event
   * @returns {boolean} Whether further steps can be added.
   */
  step(count, event) {
    const field = this.#field;
    if (!field.isEditable || field.isComposing) return false;
    field.snap();
    const outcome = field.session.scrub(count, stepSizeOf(event));
    const { refusal } = outcome;
    field.apply(refusal && refusal === this.#refusal ? { ...outcome, refusal: null } : outcome);
    this.#refusal = refusal;
    return !refusal;
  }

  end() {
    this.#field.endScrubbing();
  }

  /** Restores the number from before the gesture. */
  cancel() {
    this.#field.apply(this.#field.session.cancelScrubbing());
  }
}
