// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { plainDecimal } from "./decimal.js";
import { adoptEarlyProperties, defineProperties } from "./element-properties.js";
import { NAMING } from "./naming.js";
import { ShadowTree } from "./shadow-tree.js";

export { explained } from "./engine-error.js";

const FORWARDED = ["placeholder", "autocomplete", "title", "dir", "inputmode", "required", "readonly"];

/**
 * Returns the class that replaces the usual class of `<numeric-field>` if the engine cannot run.
 * Its elements show an input without formatting. The form submits the text of this input, converted
 * to a plain decimal if possible.
 */
export function makePlainElement() {
  return class NumericField extends HTMLElement {
    static formAssociated = true;
    static observedAttributes = [...FORWARDED, ...NAMING, "value"];
    static { defineProperties(this); }

    #internals = this.attachInternals();
    #tree = new ShadowTree(this);
    #input = this.#tree.input;

    constructor() {
      super();
      this.#input.addEventListener("input", () => this.#setFormValue());
      this.#input.addEventListener("change", () => this.dispatchEvent(new Event("change", { bubbles: true })));
      adoptEarlyProperties(this);
    }

    connectedCallback() {
      this.#tree.nameSoon();
    }

    attributeChangedCallback(name, _, now) {
      if (name === "value") this.value = now;
      else if (NAMING.includes(name)) this.#tree.nameSoon();
      else setOrRemove(this.#input, name, now);
      this.#setFormValue();
    }

    get form() { return this.#internals.form; }
    set form(id) { setOrRemove(this, "form", id); }

    get labels() { return this.#internals.labels; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get willValidate() { return this.#internals.willValidate; }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }

    setCustomValidity(message) {
      this.#input.setCustomValidity(message);
      this.#setFormValue();
    }

    select() { this.#input.select(); }

    /** The text, converted to a plain decimal such as `1234.5` if possible. */
    get value() { return plainDecimal(this.#input.value) ?? this.#input.value; }
    set value(value) {
      this.#input.value = value ?? "";
      this.#setFormValue();
    }

    formDisabledCallback(isDisabled) { this.#input.disabled = isDisabled; }
    formResetCallback() { this.value = this.getAttribute("value"); }

    #setFormValue() {
      this.#internals.setFormValue(this.value);
      const { validity, validationMessage } = this.#input;
      this.#internals.setValidity(validity, validationMessage, this.#input);
    }
  };
}
