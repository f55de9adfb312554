// SPDX-License-Identifier: MIT

import { readValue, refuse } from "./attach.js";
import { isLess, isZero } from "./decimal.js";
import { Field } from "./field.js";
import { describe, describeValue } from "./input-semantics.js";
import { listenToEdits } from "./listen-edits.js";
import { listenToFocus } from "./listen-focus.js";
import { listenToKeys } from "./listen-keys.js";
import { messageFor } from "./messages.js";
import { OPTION_NAMES, readOptions } from "./options.js";

/** Attributes in HTML are lower case, with a hyphen where an option has a capital letter. */
const OPTION_BY_ATTRIBUTE = new Map(OPTION_NAMES.map((name) => [attributeOf(name), name]));

/** Attributes that the input inside has as they are. */
const FORWARDED = ["placeholder", "autocomplete", "enterkeyhint", "inputmode", "aria-label", "aria-describedby", "title"];

const STYLE = `
:host { display: inline-block; }
:host([hidden]) { display: none; }
input {
  all: unset; box-sizing: border-box; inline-size: 100%; font: inherit; color: inherit;
  text-align: inherit; cursor: text; font-variant-numeric: tabular-nums;
}
:host { border: 1px solid light-dark(#767676, #858585); border-radius: 3px; padding: 1px 4px; background: Field; color: FieldText; color-scheme: inherit; }
:host(:focus-within) { outline: auto -webkit-focus-ring-color; outline: 2px solid Highlight; }
:host([disabled]) { opacity: .6; }
`;

function attributeOf(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * `<numeric-field>`: a text field for one number, formatted after every key.
 *
 * @param {import("./engine.js").Engine} engine
 * @returns {typeof HTMLElement} The class to define.
 */
export function makeElement(engine) {
  return class NumericField extends HTMLElement {
    static formAssociated = true;

    static observedAttributes = [
      ...OPTION_BY_ATTRIBUTE.keys(), ...FORWARDED, "value", "required", "readonly", "disabled",
    ];

    #internals = this.attachInternals();
    #root = this.attachShadow({ mode: "open", delegatesFocus: true });
    #input = document.createElement("input");
    #field = null;
    #customMessage = "";
    #symbols;
    #messages;
    /** Whether the value was changed by anything but the attribute, which then no longer counts. */
    #isDirty = false;

    constructor() {
      super();
      this.#input.type = "text";
      this.#input.part = "input";
      const style = document.createElement("style");
      style.textContent = STYLE;
      this.#root.append(style, this.#input);
    }

    connectedCallback() {
      this.#open();
      this.#name();
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#field) return;
      if (OPTION_BY_ATTRIBUTE.has(name)) this.#restyle();
      else if (name === "value") this.#takeAttribute();
      else this.#forward();
    }

    #open() {
      if (this.#field) return;
      const options = this.#readOptions();
      this.#field = new Field(this.#input, engine, options, this.#owner());
      const { signal } = new AbortController();
      listenToEdits(this.#field, signal);
      listenToKeys(this.#field, signal);
      listenToFocus(this.#field, signal);
      this.#forward();
      describe(this.#input, options);
      this.#takeAttribute();
    }

    #owner() {
      return {
        shown: (outcome) => this.#report(outcome),
        refused: (outcome) => {
          this.#setState("refused", true);
          refuse(this, this.#root, outcome, this.#messages);
        },
        committed: () => this.dispatchEvent(new Event("change", { bubbles: true })),
        submitted: () => this.#submit(),
      };
    }

    // Attributes.

    #readOptions() {
      const given = { symbols: this.#symbols };
      for (const [attribute, option] of OPTION_BY_ATTRIBUTE) {
        const value = this.getAttribute(attribute);
        if (value !== null) given[option] = value;
      }
      given.locale ??= this.closest("[lang]")?.lang || undefined;
      return readOptions(given, (message) => this.#complain(message));
    }

    #complain(message) {
      console.warn(`<numeric-field${this.id ? ` id="${this.id}"` : ""}>: ${message}`, this);
    }

    #restyle() {
      const options = this.#readOptions();
      describe(this.#input, options);
      this.#field.setOptions(options);
    }

    #takeAttribute() {
      if (this.#isDirty) return;
      this.#field.setValue(this.#readValue(this.getAttribute("value")));
    }

    #readValue(value) {
      return readValue(value, (message) => this.#complain(message));
    }

    #forward() {
      for (const name of FORWARDED) {
        const value = this.getAttribute(name);
        if (value !== null) this.#input.setAttribute(name, value);
        else if (name !== "inputmode" && name !== "aria-label") this.#input.removeAttribute(name);
      }
      this.#input.readOnly = this.hasAttribute("readonly");
      this.#input.required = this.hasAttribute("required");
      this.#input.disabled = this.matches(":disabled");
      this.#report(this.#field.outcome);
    }

    /** Names the input inside after the element's labels. */
    #name() {
      if (this.hasAttribute("aria-label")) return;
      const label = [...this.#internals.labels].map((label) => label.textContent.trim()).join(" ");
      if (label) this.#input.setAttribute("aria-label", label);
    }

    // Values.

    get value() {
      return this.#field ? this.#field.value : this.#readValue(this.getAttribute("value"));
    }

    set value(value) {
      this.#open();
      this.#isDirty = true;
      this.#field.setValue(this.#readValue(value));
    }

    get valueAsNumber() {
      return this.value === "" ? NaN : Number(this.value);
    }

    set valueAsNumber(number) {
      this.value = number;
    }

    /** The value as a whole number of any length, null if it is none. */
    get valueAsBigInt() {
      return /^-?\d+$/.test(this.value) ? BigInt(this.value) : null;
    }

    set valueAsBigInt(number) {
      this.value = number ?? "";
    }

    get formattedValue() {
      this.#open();
      return this.#field.outcome.text;
    }

    get defaultValue() {
      return this.getAttribute("value") ?? "";
    }

    set defaultValue(value) {
      this.setAttribute("value", value);
    }

    // Showing.

    #report(outcome) {
      describeValue(this.#input, outcome);
      this.#internals.setFormValue(outcome.value === "" ? null : outcome.value);
      this.#setState("empty", outcome.value === "");
      this.#setState("negative", outcome.value.startsWith("-"));
      this.#setState("active", (outcome.state & 1) !== 0);
      if (!outcome.refusal) this.#setState("refused", false);
      this.#validate(outcome.value);
    }

    #setState(name, holds) {
      const states = this.#internals.states;
      if (holds) states?.add(name);
      else states?.delete(name);
    }

    #validate(value) {
      const { min, max } = this.#field.options;
      const tell = (flag, facts) =>
        this.#internals.setValidity({ [flag]: true }, messageFor(this.#messages, flag, facts), this.#input);
      if (this.#customMessage) this.#internals.setValidity({ customError: true }, this.#customMessage, this.#input);
      else if (value === "" && this.hasAttribute("required")) tell("valueMissing");
      else if (value !== "" && min && isLess(value, min)) tell("rangeUnderflow", { min });
      else if (value !== "" && max && isLess(max, value)) tell("rangeOverflow", { max });
      else this.#internals.setValidity({});
    }

    // Forms.

    get form() { return this.#internals.form; }
    get name() { return this.getAttribute("name") ?? ""; }
    set name(name) { this.setAttribute("name", name); }
    get type() { return this.localName; }
    get labels() { return this.#internals.labels; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get willValidate() { return this.#internals.willValidate; }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }

    setCustomValidity(message) {
      this.#open();
      this.#customMessage = String(message);
      this.#validate(this.value);
    }

    formResetCallback() {
      this.#isDirty = false;
      this.#takeAttribute();
    }

    formDisabledCallback() {
      if (this.#field) this.#forward();
    }

    formStateRestoreCallback(value) {
      this.value = value;
    }

    #submit() {
      const form = this.#internals.form;
      if (!form) return false;
      const button = [...form.elements].find((element) => element.type === "submit");
      if (!button) form.requestSubmit();
      else if (!button.disabled) button.click();
      return true;
    }

    // What a person does, done by the page. As with other inputs, no event tells of it.

    stepUp(count = 1) {
      this.#open();
      this.#field.outcome = this.#field.session.step(count);
      this.#field.show();
    }

    stepDown(count = 1) {
      this.stepUp(-count);
    }

    select() {
      this.#input.select();
    }

    /** Without this the browser would select all text, which it does for keys only in other inputs. */
    focus(options) {
      this.#input.focus(options);
    }
  };
}
