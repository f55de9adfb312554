// SPDX-License-Identifier: MIT

import { describe, DESCRIBING, Extras, Field, FieldOwner, invalidity, listen } from "../numeric-field-editing.js";
import { bigIntOf } from "../options/conversions.js";
import { checkedOptions, checkedValue, complain } from "../options/checked-options.js";
import { plainDecimal, setOrRemove } from "../shell.js";
import { forgetForm, watchFormsOf } from "./form-watch.js";
import { takeValuesOf } from "./page-value.js";
import { watchRemovalOf } from "./removal-watch.js";

/** The attributes that an attachment removes, because browsers would apply them to grouping separators and symbols, too. */
const REMOVED = ["maxlength", "minlength", "pattern"];

/** The attributes that an attachment changes. */
const CHANGED = [...DESCRIBING, ...REMOVED, "aria-description"];

/**
 * The key of the property that holds the attachment of an input. All copies of this module on a page
 * use the same key.
 */
const ATTACHED = Symbol.for("numeric-field attached");

/**
 * An `<input type="text">` of the page that is formatted as a number field.
 *
 * Labels, autofill and the bindings of a framework continue to work. The `value` of the input is
 * the shown text. The `value` of the attachment is the number, which forms submit.
 */
export class Attachment extends FieldOwner {
  #given;
  #extras;
  /** The attributes in `CHANGED`, with their values from before the attachment changed them. */
  #saved;
  #listening = new AbortController();
  #watchRemoval;
  #restoreProperty;
  /** The event of a reset of the form, until the number is reset or the page sets a value. */
  #reset;

  /**
   * @param {import("../engine/engines.js").Engines} engines
   * @param {HTMLInputElement} input
   * @param {Record<string, unknown>} given
   */
  constructor(engines, input, given) {
    if (input?.localName !== "input" || input.type !== "text") complain('attach() requires an <input type="text">.');
    if (input[ATTACHED]) complain("This input is already attached. Call detach() of its attachment first.");
    const options = checkedOptions(given);
    super();
    this.#given = given;
    const session = engines.sessionFor(options, checkedValue(given.value));
    const { value: text, defaultValue } = input;
    this.#saved = CHANGED.map((name) => [name, input.getAttribute(name)]);
    for (const name of REMOVED) input.removeAttribute(name);
    this.field = new Field(input, engines, options, this, session);
    input[ATTACHED] = this;
    this.#restoreProperty = takeValuesOf(this.field, (text) => this.#take(text));
    listen(this.field, this.#listening.signal);
    watchFormsOf(input, this);
    this.#watchRemoval = watchRemovalOf(this.field, this.#listening.signal);
    describe(input, options);
    this.loadMessages();
    this.#extras = new Extras(this.field);
    this.#extras.update(input.labels);
    this.field.show();
    if (given.value === undefined) text === defaultValue ? this.#take(text) : this.#readText(text);
    // The browser sent `focus` before the field had listeners, so it is sent again.
    if (this.field.isFocused) input.dispatchEvent(new FocusEvent("focus"));
  }

  /** The value as a plain decimal such as "-1234.5", or "" if the field is empty. */
  get value() {
    this.finishReset();
    return this.field.value;
  }

  set value(value) {
    this.#reset = null;
    this.field.setValue(checkedValue(value));
  }

  get valueAsNumber() {
    return parseFloat(this.value);
  }

  get valueAsBigInt() {
    return bigIntOf(this.value);
  }

  /** The shown text. */
  get formattedValue() {
    return this.field.outcome.text;
  }

  /** The result of the expression, formatted as in an idle field, or null without an expression. */
  get resultText() {
    return this.session.resultText;
  }

  /**
   * Changes the sign. A page can call this from a button, because not every soft keyboard has a
   * minus key.
   */
  toggleSign() {
    this.field.doQuietly((session) => session.toggleSign());
  }

  /** Changes the given options, and keeps the others. */
  update(given) {
    const changed = { ...this.#given, ...given };
    const options = checkedOptions(changed);
    this.#given = changed;
    describe(this.field.input, options);
    this.#forgetViolation();
    this.field.setOptions(options);
    this.describeBounds(this.bounds !== "");
    this.#extras.update(this.field.input.labels);
    this.loadMessages();
  }

  /** Removes the formatting, so that the input is an ordinary input again. */
  detach() {
    const { input } = this.field;
    if (this.#listening.signal.aborted) return;
    this.#listening.abort();
    this.#extras.remove();
    forgetForm(input);
    delete input[ATTACHED];
    this.#restoreProperty();
    this.#forgetViolation();
    for (const [name, text] of this.#saved) setOrRemove(input, name, text);
    this.field.close();
  }

  /**
   * Reads a text that the page has set as the `value` of the input, or as its attribute, either as a plain
   * decimal or as a formatted number. Does nothing if the input already shows the text.
   */
  #take(text) {
    if (text === this.formattedValue) return;
    if (text === "" || plainDecimal(text) !== null) this.value = text;
    else this.#readText(text);
  }

  /** Reads a text as if the user had pasted it. */
  #readText(text) { this.field.doQuietly((session) => session.input(text, text.length)); }

  /** Reads the text that the browser has restored after the input was attached. The option `value` replaces it. */
  readRestored() {
    if (this.#given.value !== undefined) this.field.show();
    else if (!this.field.turn.isComposing && this.target.value !== this.formattedValue) this.#readText(this.target.value);
  }

  /** Called before the form of the input is reset. */
  willReset(event) { this.#reset = event; }

  /** Resets the number if the event for a reset of the form has ended, and no listener has prevented the reset. */
  finishReset() {
    const event = this.#reset;
    if (!event || event.eventPhase) return;
    this.#reset = null;
    if (event.defaultPrevented) return;
    const { value } = this.#given;
    this.field.reset(checkedValue(value));
    if (value === undefined) this.#take(this.field.input.defaultValue);
  }

  get target() { return this.field.input; }

  /** While a modal dialog is open, screen readers ignore live regions outside of it. */
  get root() { return this.target.closest("dialog") ?? this.target.getRootNode(); }

  get messages() { return this.#given.messages; }

  focused() {
    const { input } = this.field;
    super.focused();
    this.#extras.update(input.labels);
    watchFormsOf(input, this);
    this.#watchRemoval();
  }

  shown() {
    this.validate();
    this.updateDescription();
  }

  /** Sends `change` after a drag, and after an edit by the page. After any other edit, the browser sends it. */
  committed({ isNative }) { if (!isNative) this.target.dispatchEvent(new Event("change", { bubbles: true })); }

  updateDescription() { setOrRemove(this.field.input, "aria-description", this.description(this.#saved.at(-1)[1]) || null); }

  /** With `reportOnly` enforcement, marks the input as invalid while its number violates a rule. */
  validate() {
    const { input, isClosed, options, outcome: { value, violation } } = this.field;
    if (isClosed || options.enforcement !== "reportOnly") return;
    const wrong = invalidity(value, options, false, this.messages, violation);
    input.setCustomValidity(wrong?.message ?? "");
  }

  /** Removes the message that `validate` has set. Without `reportOnly`, any message is from the page. */
  #forgetViolation() {
    const { input, options } = this.field;
    if (options.enforcement === "reportOnly") input.setCustomValidity("");
  }
}
