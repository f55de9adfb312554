// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { Complaints } from "./complaints.js";
import { isLess } from "./decimal.js";
import { OPTION_BY_ATTRIBUTE, adoptEarlyProperties, defineProperties } from "./element-properties.js";
import { FORWARDED, forward } from "./input-semantics.js";
import { internalsOf } from "./internals.js";
import { messageFor, prepareMessages } from "./messages.js";
import { NAMING } from "./naming.js";
import { readOptions } from "./options.js";
import { languageOf } from "./page-watch.js";
import { plainTextOf, readPlainText, stepped } from "./plain-text.js";
import { ShadowTree } from "./shadow-tree.js";
import { submitForm } from "./submit-form.js";
import { invalidity } from "./validity.js";
import { readValue } from "./value.js";

export { explained } from "./engine-error.js";

/**
 * Returns the class that replaces the usual class of `<numeric-field>` if the engine cannot run.
 *
 * Its elements show an input that formats nothing. The user types the separators and digits of the
 * locale. Any other text is invalid, and has no value.
 */
export function makePlainElement() {
  return class NumericField extends HTMLElement {
    static formAssociated = true;

    static observedAttributes = [
      ...OPTION_BY_ATTRIBUTE.keys(), ...FORWARDED, ...NAMING, "inputmode", "lang", "value", "required", "readonly",
    ];

    static { defineProperties(this); }

    #internals = internalsOf(this);
    #tree = new ShadowTree(this);
    #input = this.#tree.input;
    #complaints = new Complaints(this);
    #options = readOptions({}, () => {});
    #symbols;
    #messages;
    #customMessage = "";
    #isDirty = false;

    /** The value as a plain decimal, or null if the text is not a number. */
    #value = "";

    constructor() {
      super();
      this.#input.addEventListener("input", () => this.#read());
      this.#input.addEventListener("change", () => {
        if (this.#input.value !== this.#shown()) this.#read();
        this.dispatchEvent(new Event("change", { bubbles: true }));
      });
      this.#input.addEventListener("keypress", (event) => {
        if (event.key === "Enter" && submitForm(this.form)) event.preventDefault();
      });
      adoptEarlyProperties(this);
    }

    connectedCallback() {
      this.#tree.nameSoon();
      this.#changeOptions();
    }

    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (NAMING.includes(name)) this.#tree.nameSoon();
      else if (name !== "value") this.#changeOptions();
      else if (!this.#isDirty) this.#show(readValue(now, this.#complaints.add));
    }

    #changeOptions() {
      const given = { locale: languageOf(this) || undefined };
      for (const { name, value } of this.attributes) {
        const option = OPTION_BY_ATTRIBUTE.get(name);
        if (option) given[option] = value;
      }
      this.#complaints.clear();
      this.#options = readOptions(given, this.#complaints.add);
      forward(this, this.#input, this.#options);
      prepareMessages(this.#options.locale)?.then(() => this.#report());
      if (this.#value === null) this.#read();
      else this.#show(this.#value);
    }

    #read() {
      this.#isDirty = true;
      this.#value = readPlainText(this.#input.value, this.#options);
      this.#report();
    }

    #shown() { return this.#value === null ? this.#input.value : plainTextOf(this.#value, this.#options); }

    #show(value) {
      // A text of the same value stays, so that the user can type on.
      if (this.#value !== value || readPlainText(this.#input.value, this.#options) !== value) {
        this.#value = value;
        this.#input.value = this.#shown();
      }
      this.#report();
    }

    /** Reports the value and its validity to the form. */
    #report() {
      this.#internals.setFormValue(this.value);
      const wrong = this.#wrong();
      if (!wrong || this.readOnly) this.#internals.setValidity({});
      else this.#internals.setValidity({ [wrong.flag]: true }, wrong.message || wrong.flag, this.#input);
    }

    #wrong() {
      if (this.#customMessage) return { flag: "customError", message: this.#customMessage };
      if (this.#value !== null) return invalidity(this.#value, this.#options, this.required, this.#messages);
      return { flag: "badInput", message: messageFor(this.#messages, "notANumber", {}, this.#options.locale) };
    }

    get form() { return this.#internals.form; }
    set form(id) { setOrRemove(this, "form", id); }

    get type() { return this.localName; }
    get labels() { return this.#internals.labels; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get willValidate() { return this.#internals.willValidate && !this.readOnly; }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }

    setCustomValidity(message) {
      this.#customMessage = String(message);
      this.#report();
    }

    get value() { return this.#value ?? ""; }
    set value(value) {
      this.#isDirty = true;
      this.#show(readValue(value, this.#complaints.add));
    }

    get formattedValue() { return this.#input.value; }

    /** Without an engine there is no session. */
    get session() { return null; }

    get symbols() { return this.#symbols; }
    set symbols(symbols) { this.#symbols = symbols; }

    get messages() { return this.#messages; }
    set messages(texts) {
      this.#messages = texts;
      this.#report();
    }

    stepUp(count = 1) {
      const { min, max, step = "1" } = this.#options;
      const value = stepped(this.value, step, count);
      this.value = min && isLess(value, min) ? min : max && isLess(max, value) ? max : value;
    }

    stepDown(count = 1) { this.stepUp(-count); }

    toggleSign() {
      if (this.value) this.value = this.value.startsWith("-") ? this.value.slice(1) : `-${this.value}`;
    }

    get selectionStart() { return this.#input.selectionStart; }
    set selectionStart(start) { this.#input.selectionStart = start; }

    get selectionEnd() { return this.#input.selectionEnd; }
    set selectionEnd(end) { this.#input.selectionEnd = end; }

    setSelectionRange(...range) { this.#input.setSelectionRange(...range); }
    select() { this.#input.select(); }
    focus(options) { this.#input.focus(options); }

    formDisabledCallback() { forward(this, this.#input, this.#options); }
    formStateRestoreCallback(value) { this.value = value; }

    formResetCallback() {
      this.#isDirty = false;
      this.#input.value = "";
      this.#value = null;
      this.#show(readValue(this.defaultValue, this.#complaints.add));
    }
  };
}
