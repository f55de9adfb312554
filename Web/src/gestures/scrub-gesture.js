// SPDX-License-Identifier: MIT

import { stepSizeOf } from "./step-size.js";

/**
 * A gesture that changes the number in steps, such as a drag. One undo reverts it, and it sends one
 * `change` event at its end.
 */
export class Gesture {
  #field;
  #refusal = null;

  /** @param {import("../editing/field.js").Field} field */
  constructor(field) {
    this.#field = field;
  }

  /**
   * Changes the number by `count` steps. The steps are larger with Shift, and smaller with Alt.
   *
   * If further steps are refused for the same reason, such as a bound, only the first refusal is
   * reported.
   *
   * @param {number} count The number of steps, negative to decrease the number.
   * @param {MouseEvent} event
   * @returns {boolean} Whether the step was accepted.
   */
  step(count, event) {
    const field = this.#field;
    if (!field.isEditable || field.turn.isComposing) return false;
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
