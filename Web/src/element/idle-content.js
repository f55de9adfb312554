// SPDX-License-Identifier: MIT

import { intlText } from "../options/intl-text.js";
import { TYPING_NAMES } from "../options/names.generated.js";
import { simpleOptions } from "../options/simple-options.js";
import { setOrRemove } from "./attributes.js";

/**
 * The content of a field that has not been used yet: a number that `Intl` has formatted, without the
 * engine.
 */
export class IdleContent {
  #state;
  #options;

  /** Whether the number can be dragged, which requires the code for editing. */
  #isDragged;

  /**
   * Whether this content does not show the field completely. The engine is needed, for example for the text, or for the
   * reason why the value is invalid.
   */
  isIncomplete;

  /** Whether some options may be invalid, so that warnings may have to be printed. */
  isUnchecked;

  /**
   * @param {import("./element-state.js").ElementState} state
   * @param {string} value A plain decimal, or "" for no value.
   */
  constructor(state, value) {
    this.#state = state;
    this.value = value;
    this.restyle();
  }

  setValue(value) {
    this.value = value;
    const text = intlText(value, this.#options);
    this.text = this.#state.input.value = text ?? "";
    this.isIncomplete = text === null || this.#isDragged;
    this.#state.show(value);
    this.validate();
  }

  reset(value) { this.setValue(value); }

  /** Shows the number with the options of the element. */
  restyle() {
    const given = this.#state.givenOptions();
    this.#options = simpleOptions(JSON.stringify(given));
    this.#isDragged = "scrubbing" in given || "steppers" in given;
    this.isUnchecked = TYPING_NAMES.some((name) => name in given);
    this.forward();
    this.setValue(this.value);
  }

  /** Copies attributes of the element to the input, and selects its soft keyboard. */
  forward() {
    const { element, input } = this.#state;
    this.#state.forward();
    setOrRemove(input, "inputmode", element.getAttribute("inputmode") ?? (this.#options?.min >= 0 ? "decimal" : "text"));
    if (!input.autocomplete) input.autocomplete = "off";
  }

  validate() {
    if (!this.#state.requireValue(this.value)) this.isIncomplete = true;
  }
}
