// SPDX-License-Identifier: MIT

import { announceNumber, prepareAnnouncements } from "./announce.js";
import { setOrRemove } from "./attributes.js";
import { Complaints } from "./complaints.js";
import { OPTION_BY_ATTRIBUTE, defineProperties, adoptEarlyProperties } from "./element-properties.js";
import { ElementReports } from "./element-reports.js";
import { Field } from "./field.js";
import { FORWARDED, forward } from "./input-semantics.js";
import { internalsOf } from "./internals.js";
import { commitLeft } from "./listen-focus.js";
import { prepareMessages } from "./messages.js";
import { NAMING } from "./naming.js";
import { readOptions } from "./options.js";
import { languageOf, stopWatching, watchPageOf } from "./page-watch.js";
import { ShadowTree } from "./shadow-tree.js";
import { submitForm } from "./submit-form.js";
import { readValue } from "./value.js";

/**
 * Returns the class of `<numeric-field>`, a text field that formats its number after every key.
 *
 * @param {import("./engines.js").Engines} engines
 */
export function makeElement(engines) {
  return class NumericField extends HTMLElement {
    static formAssociated = true;

    static observedAttributes = [
      ...OPTION_BY_ATTRIBUTE.keys(), ...FORWARDED, ...NAMING, "inputmode", "lang", "value",
      "required", "readonly", "aria-invalid",
    ];

    static { defineProperties(this); }

    #internals = internalsOf(this);
    #tree = new ShadowTree(this);
    #input = this.#tree.input;
    #reports = new ElementReports(this, this.#internals, this.#tree);
    #field;
    #symbols;
    #language;
    #complaints = new Complaints(this);

    /** Whether the user or the page has changed the value since it was read from the attribute. */
    #isDirty = false;

    /** Whether the element was on the page before `<numeric-field>` was defined. */
    #isLate = this.isConnected;

    constructor() {
      super();
      this.addEventListener("invalid", () => { this.#reports.wasLeft = true; });
      // A window that loses the focus sends this event too.
      this.addEventListener("blur", () => { if (!this.#field?.isFocused) this.#reports.wasLeft = true; });
      adoptEarlyProperties(this);
    }

    connectedCallback() {
      watchPageOf(this);
      if (this.#field) this.languageChanged();
      else this.#open();
      this.#tree.nameSoon();
      // The browser applies `autofocus` while it parses the page, possibly before this class is defined.
      if (this.#isLate && this.autofocus && document.activeElement === document.body) this.focus();
      this.#isLate = false;
    }

    disconnectedCallback() {
      stopWatching(this);
      this.#tree.removeHandles();
      if (this.#field?.isActive) commitLeft(this.#field);
    }

    adoptedCallback() { this.#tree.adoptStyles(); }

    /** Opens the field even if its form is outside of the page, because scripts can read such a form. */
    formAssociatedCallback() { this.#open(); }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this.#field) return;
      if (name === "value") this.#readValueAttribute();
      else if (NAMING.includes(name)) this.#tree.nameSoon();
      else if (name === "aria-invalid") this.#reports.validate();
      else if (OPTION_BY_ATTRIBUTE.has(name) || name === "lang") this.#restyle();
      else this.#changeInput();
    }

    /** Returns the field, which is opened if necessary. */
    #open() {
      if (this.#field) return this.#field;
      const options = this.#readOptions();
      const value = readValue(this.defaultValue, this.#complaints.add);
      this.#field = new Field(this.#input, engines, options, this.#owner(), value);
      this.#reports.field = this.#field;
      this.#tree.serve(this.#field);
      forward(this, this.#input, options);
      this.#field.show();
      this.#loadMessages();
      this.#complainAboutUnknown();
      return this.#field;
    }

    #loadMessages() { prepareMessages(this.#field.options.locale)?.then(() => this.#reports.validate()); }

    #owner() {
      return {
        focused: () => {
          prepareAnnouncements(this.#tree.root);
          this.#reports.describe(true);
          this.#tree.name();
        },
        shown: (outcome) => this.#reports.show(outcome),
        refused: (outcome) => this.#reports.refuse(outcome),
        clamped: (outcome) => this.#reports.clamp(outcome),
        violated: () => this.#reports.announceViolation(),
        stepped: (text) => announceNumber(this.#tree.root, text),
        edited: () => { this.#isDirty = true; },
        committed: () => this.#sendChange(),
        scrubbed: () => this.#sendChange(),
        submitted: () => submitForm(this.form),
      };
    }

    // Attributes

    #readOptions() {
      this.#complaints.clear();
      const given = { symbols: this.#symbols };
      for (const { name, value } of this.attributes) {
        const option = OPTION_BY_ATTRIBUTE.get(name);
        if (option) given[option] = value;
      }
      this.#language = languageOf(this);
      given.locale ??= this.#language || undefined;
      return readOptions(given, this.#complaints.add);
    }

    /** Warns about attributes that the element does not have. A module for it is loaded if there may be any. */
    #complainAboutUnknown() {
      const known = NumericField.observedAttributes;
      const names = this.getAttributeNames().filter((name) => !known.includes(name) && !(name in this) && !/^(class|tabindex)$|^(aria|data)-/.test(name));
      if (names[0]) import("./numeric-field-unknown.js").then(({ complaintsAbout }) => complaintsAbout(this, names).map(this.#complaints.add), () => {});
    }

    #restyle() {
      if (!this.#field) return;
      const options = this.#readOptions();
      forward(this, this.#input, options);
      this.#field.setOptions(options);
      this.#reports.describe(this.#field.isFocused);
      this.#tree.nameSoon();
      this.#loadMessages();
    }

    /** Called when the language around the field may have changed. */
    languageChanged() {
      if (!this.hasAttribute("locale") && languageOf(this) !== this.#language) this.#restyle();
    }

    /** Called when the labels of the field may have changed. */
    labelsChanged() { this.#tree.nameSoon(); }

    #readValueAttribute() {
      if (!this.#isDirty) this.#field.setValue(readValue(this.defaultValue, this.#complaints.add));
    }

    #changeInput() {
      forward(this, this.#input, this.#field.options);
      this.#reports.validate();
    }

    // Values

    get value() { return this.#open().value; }
    set value(value) {
      this.#isDirty = true;
      this.#open().setValue(readValue(value, this.#complaints.add));
    }

    get formattedValue() { return this.#open().outcome.text; }

    /** The session of the field, with which a page can perform user actions. */
    get session() { return this.#open().session; }

    get symbols() { return this.#symbols; }
    set symbols(symbols) {
      this.#symbols = symbols;
      this.#restyle();
    }

    get messages() { return this.#reports.messages; }
    set messages(texts) { this.#reports.messages = texts; }

    #sendChange() {
      this.#reports.wasLeft = true;
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }

    // Forms

    get labels() { return this.#internals.labels; }
    get validity() { return this.#internals.validity; }
    get validationMessage() { return this.#internals.validationMessage; }
    get form() { return this.#internals.form; }

    /** Sets the attribute. If an element has a property `form`, frameworks set it instead of the attribute. */
    set form(id) { setOrRemove(this, "form", id); }

    get type() { return this.localName; }
    get willValidate() { return this.#internals.willValidate && !this.readOnly; }
    checkValidity() { return this.#internals.checkValidity(); }
    reportValidity() { return this.#internals.reportValidity(); }

    setCustomValidity(message) {
      this.#open();
      this.#reports.customMessage = String(message);
    }

    formResetCallback() {
      this.#isDirty = this.#reports.wasLeft = false;
      this.#field.reset(readValue(this.defaultValue, this.#complaints.add));
    }

    formDisabledCallback() { if (this.#field) this.#changeInput(); }

    formStateRestoreCallback(value) { this.value = value; }

    // User actions performed by the page. As in other inputs, they send no events.

    stepUp(count = 1) { this.#do((session) => session.step(count)); }
    stepDown(count = 1) { this.stepUp(-count); }
    toggleSign() { this.#do((session) => session.toggleSign()); }

    #do(action) {
      this.#isDirty = true;
      this.#open().doQuietly(action);
    }

    get selectionStart() { return this.#input.selectionStart; }
    set selectionStart(start) { this.setSelectionRange(start, Math.max(start, this.selectionEnd)); }

    get selectionEnd() { return this.#input.selectionEnd; }
    set selectionEnd(end) { this.setSelectionRange(Math.min(this.selectionStart, end), end); }

    setSelectionRange(start, end, direction) {
      this.#input.setSelectionRange(start, end, direction);
      this.#field?.snap();
    }

    select() { this.#input.select(); }

    /**
     * Focuses the input directly. By default, focusing the element would also select all text,
     * unlike in other inputs.
     */
    focus(options) { this.#input.focus(options); }
  };
}
