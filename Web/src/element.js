// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { setOrRemove } from "./attributes.js";
import { reportClamp } from "./clamp.js";
import { ELEMENT_STYLE } from "./element-style.js";
import { Field } from "./field.js";
import { describe, describeValue } from "./input-semantics.js";
import { nameInput } from "./label.js";
import { prepareMessages } from "./messages.js";
import { listen } from "./listen.js";
import { OPTION_NAMES, readOptions } from "./options.js";
import { tellRefusal } from "./refuse.js";
import { ACTIVE } from "./session.js";
import { submitForm } from "./submit-form.js";
import { invalidity } from "./validity.js";
import { bigIntOf, numberOf, readValue } from "./value.js";

/** In attributes a capital letter is a hyphen and a small one. */
const OPTION_BY_ATTRIBUTE = new Map(OPTION_NAMES.map((name) =>
  [name.replace(/[A-Z]/g, "-$&").toLowerCase(), name]));

/** Attributes that the input inside has as they are. */
const FORWARDED = ["placeholder", "autocomplete", "enterkeyhint", "title", "dir"];

/** Properties that hold the text of an attribute, by their names. */
const TEXTS = { name: "name", placeholder: "placeholder", defaultValue: "value" };

/** Properties that tell whether there is an attribute. */
const CLAIMS = { required: "required", readOnly: "readonly", disabled: "disabled" };

/** The states of a field whose number breaks a rule that is only reported. */
const VIOLATION_STATES = [
  ["below-minimum", "belowMinimum"], ["above-maximum", "aboveMaximum"], ["off-step", "offStep"],
];

const NAMING = ["aria-label", "aria-labelledby", "aria-describedby"];

/** Gives a class a property as its own `get` and `set` would. */
function define({ prototype }, name, accessors) {
  Object.defineProperty(prototype, name, { ...accessors, configurable: true });
}

/**
 * The class of `<numeric-field>`: a text field for one number, formatted after every key.
 *
 * @param {import("./engine.js").Engine} engine
 */
export function makeElement(engine) {
  return class NumericField extends HTMLElement {
    static formAssociated = true;

    static observedAttributes = [
      ...OPTION_BY_ATTRIBUTE.keys(), ...FORWARDED, ...NAMING, "inputmode", "lang", "value",
      "required", "readonly",
    ];

    #internals = this.attachInternals();
    #root = this.attachShadow({ mode: "open", delegatesFocus: true });
    #input = document.createElement("input");
    #field;
    #ownMessage = "";
    #symbols;
    #messages;

    #complain = (message) => {
      console.warn(`<numeric-field${this.id ? ` id="${this.id}"` : ""}>: ${message}`, this);
    };

    /** Whether the value is no longer that of the attribute. */
    #isDirty = false;

    /** Whether a person has left the field, so that it may be called wrong. */
    #wasLeft = false;

    constructor() {
      super();
      const style = document.createElement("style");
      style.textContent = ELEMENT_STYLE;
      this.#input.type = "text";
      this.#input.part = "input";
      this.#root.append(style, this.#input);
      this.#input.addEventListener("focus", () => this.#name());
      this.addEventListener("mousedown", (event) => this.#takePress(event));
    }

    connectedCallback() {
      this.#open();
      this.#name();
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#field) return;
      if (name === "value") this.#takeAttribute();
      else if (NAMING.includes(name)) this.#name();
      else if (OPTION_BY_ATTRIBUTE.has(name) || name === "lang") this.#restyle();
      else this.#forward();
    }

    #open() {
      if (this.#field) return;
      this.#field = new Field(this.#input, engine, this.#readOptions(), this.#owner());
      listen(this.#field);
      this.#forward();
      this.#takeAttribute();
      this.#speak();
    }

    /** Makes ready the sentences in the field's language. */
    async #speak() {
      await prepareMessages(this.#field.options.locale);
      this.#validate();
    }

    #owner() {
      return {
        shown: (outcome) => this.#report(outcome),
        refused: (outcome) => {
          this.#setState("refused", true);
          tellRefusal(this, this.#root, outcome, this.#messages, this.#field.options.locale);
        },
        clamped: (outcome) => {
          this.#setState("clamped", true);
          reportClamp(this, this.#root, outcome, this.#messages, this.#field.options.locale);
        },
        violated: () => announce(this.#root, this.validationMessage),
        edited: () => { this.#isDirty = true; },
        committed: () => {
          this.#wasLeft = true;
          this.#validate();
          this.dispatchEvent(new Event("change", { bubbles: true }));
        },
        submitted: () => submitForm(this.form),
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
      return readOptions(given, this.#complain);
    }

    #restyle() {
      if (!this.#field) return;
      this.#field.setOptions(this.#readOptions());
      this.#forward();
      this.#speak();
    }

    #takeAttribute() {
      if (!this.#isDirty) this.#field.setValue(readValue(this.defaultValue, this.#complain));
    }

    #forward() {
      for (const name of FORWARDED) setOrRemove(this.#input, name, this.getAttribute(name));
      describe(this.#input, this.#field.options);
      if (this.hasAttribute("inputmode")) this.#input.inputMode = this.getAttribute("inputmode");
      this.#input.readOnly = this.readOnly;
      this.#input.required = this.required;
      this.#input.disabled = this.matches(":disabled");
      this.#validate();
    }

    /** A press beside the text, on the border or padding, is one on the text's end. */
    #takePress(event) {
      if (event.composedPath()[0] !== this) return;
      event.preventDefault();
      this.#input.focus();
    }

    #name() {
      nameInput(this, this.#internals.labels, this.#input);
    }

    // Values.

    get value() {
      return this.#field ? this.#field.value : readValue(this.defaultValue, this.#complain);
    }

    set value(value) {
      this.#open();
      this.#isDirty = true;
      this.#field.setValue(readValue(value, this.#complain));
    }

    get valueAsNumber() { return numberOf(this.value); }
    set valueAsNumber(number) { this.value = number; }

    get valueAsBigInt() { return bigIntOf(this.value); }
    set valueAsBigInt(number) { this.value = number; }

    get formattedValue() { return this.session.outcome.text; }

    /** The field without its screen, for a page that does by itself what a person would do. */
    get session() {
      this.#open();
      return this.#field.session;
    }

    // Attributes as properties.

    static {
      for (const [name, attribute] of Object.entries(TEXTS)) define(this, name, {
        get() { return this.getAttribute(attribute) ?? ""; },
        set(text) { this.setAttribute(attribute, text); },
      });
      for (const [name, attribute] of Object.entries(CLAIMS)) define(this, name, {
        get() { return this.hasAttribute(attribute); },
        set(holds) { this.toggleAttribute(attribute, holds); },
      });
      for (const name of ["form", "labels", "validity", "validationMessage"]) define(this, name, {
        get() { return this.#internals[name]; },
      });
    }

    get symbols() { return this.#symbols; }
    set symbols(symbols) {
      this.#symbols = symbols;
      this.#restyle();
    }

    get messages() { return this.#messages; }
    set messages(texts) {
      this.#messages = texts;
      this.#validate();
    }

    // What the page and assistive technology are told.

    #report(outcome) {
      const { value, state, refusal, violation } = outcome;
      describeValue(this.#input, outcome);
      this.#internals.setFormValue(value);
      this.#setState("empty", value === "");
      this.#setState("negative", value.startsWith("-"));
      this.#setState("active", state & ACTIVE);
      if (!refusal) this.#setState("refused", false);
      this.#setState("clamped", false);
      for (const [name, reported] of VIOLATION_STATES) this.#setState(name, violation === reported);
      this.#validate();
    }

    #setState(name, holds) {
      this.#internals.states?.[holds ? "add" : "delete"](name);
    }

    #validate() {
      if (!this.#field) return;
      const wrong = this.#ownMessage
        ? { flag: "customError", message: this.#ownMessage }
        : invalidity(this.value, this.#field.options, this.required, this.#messages, this.#field.outcome.violation);
      if (!wrong || this.readOnly) this.#internals.setValidity({});
      else this.#internals.setValidity({ [wrong.flag]: true }, wrong.message, this.#input);
      this.#input.setAttribute("aria-invalid", this.#wasLeft && !this.validity.valid);
    }

    // Forms.

    get type() { return this.localName; }
    get willValidate() { return this.#internals.willValidate && !this.readOnly; }
    checkValidity() { return this.#internals.checkValidity(); }

    reportValidity() {
      this.#wasLeft = true;
      this.#validate();
      return this.#internals.reportValidity();
    }

    setCustomValidity(message) {
      this.#open();
      this.#ownMessage = String(message);
      this.#validate();
    }

    formResetCallback() {
      this.#isDirty = this.#wasLeft = false;
      this.#takeAttribute();
    }

    formDisabledCallback() {
      if (this.#field) this.#forward();
    }

    formStateRestoreCallback(value) {
      this.value = value;
    }

    // What a person does, done by the page. As with other inputs, no event tells of it.

    stepUp(count = 1) { this.#do((session) => session.step(count)); }
    stepDown(count = 1) { this.stepUp(-count); }
    toggleSign() { this.#do((session) => session.toggleSign()); }

    #do(action) {
      this.#open();
      this.#isDirty = true;
      this.#field.doQuietly(action);
    }

    select() { this.#input.select(); }

    /** Without this the browser would select all text, as it does in no other input. */
    focus(options) { this.#input.focus(options); }
  };
}
