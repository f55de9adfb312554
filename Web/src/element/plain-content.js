// SPDX-License-Identifier: MIT

import { readElementOptions } from "../editing/element-options.js";
import { forwardTo } from "../editing/input-semantics.js";
import { messageFor, prepareMessages } from "../messages/messages.js";
import { invalidity } from "../messages/validity.js";
import { isLess } from "../options/comparison.js";
import { plainTextOf, readPlainText, stepped } from "../options/plain-text.js";
import { submitForm } from "./submit-form.js";

/** The number of characters that each edit deletes before and after the caret. */
const DELETIONS = { deleteContentBackward: [1, 0], deleteContentForward: [0, 1] };

/**
 * The content of a `<numeric-field>` if the engine cannot run: an input that formats nothing. The
 * user types the separators of the locale. A text that is not a number is invalid, and has no value.
 */
export class PlainContent {
  #state;

  /** The value as a plain decimal, or null if the text is not a number. */
  #value;

  /** The value at the last `change` event, or the value that the page has set since. */
  #committedValue;

  /** Without an engine there is no session. */
  session = null;

  /**
   * @param {import("./element-state.js").ElementState} state
   * @param {{value: string, committedValue?: string}} content The field's content until now, whose value
   *   this one keeps: a plain decimal, or "" for no value.
   */
  constructor(state, { value, committedValue = value }) {
    this.#state = state;
    this.#value = value;
    this.#committedValue = committedValue;
    this.#readOptions();
    state.input.value = this.#shown();
    this.restyle();
  }

  get value() { return this.#value ?? ""; }
  get text() { return this.#state.input.value; }

  /** Handles all user actions from now on. */
  listen() {
    const { input, internals } = this.#state;
    input.addEventListener("input", () => this.#read());
    input.addEventListener("change", () => {
      if (input.value !== this.#shown()) this.#read();
      this.commit();
    });
    input.addEventListener("blur", () => this.commit());
    input.addEventListener("keypress", (event) => {
      if (event.key !== "Enter") return;
      this.commit();
      if (submitForm(internals.form)) event.preventDefault();
    });
  }

  /** Sends `change` if the user has changed the value. The browser sends none for keys that were kept. */
  commit() {
    if (this.value === this.#committedValue) return;
    this.#committedValue = this.value;
    this.#state.element.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Performs the actions that were kept until it was known that the engine cannot run. */
  play({ actions }) {
    const { input } = this.#state;
    for (const { run, text, inputType, data, start, end } of actions) {
      input.value = text ?? input.value;
      const [before, after] = start === end && DELETIONS[inputType] || [0, 0];
      const place = start === end ? input.selectionStart : start;
      const behind = start === end ? input.selectionEnd : end;
      if (run) {
        this.#read();
        run(this);
      } else if (inputType) input.setRangeText(data ?? "", Math.max(0, place - before), behind + after, "end");
    }
    if (actions.length) this.#read();
    if (!this.#state.isFocused) this.commit();
  }

  setValue(value) {
    // A text that already has this value is kept, so that the user can continue to type.
    if (value !== this.value) this.#committedValue = value;
    if (this.#value !== value || readPlainText(this.text, this.#state.options) !== value) {
      this.#value = value;
      this.#state.input.value = this.#shown();
    }
    this.#report();
  }

  reset(value) {
    this.#value = null;
    this.#committedValue = value;
    this.setValue(value);
  }

  /** Shows the number with the options of the element. */
  restyle() {
    this.#readOptions();
    prepareMessages(this.#state.options.locale)?.then(() => this.validate());
    if (this.#value === null) this.#read();
    else this.setValue(this.#value);
  }

  /** Performs a user action for the page. Without a session, only steps and a change of the sign are possible. */
  act(action) {
    action({ step: (count) => this.#step(count), toggleSign: () => this.#toggleSign() });
  }

  #step(count) {
    const { min, max, step = "1" } = this.#state.options;
    const value = stepped(this.value, step === "adaptive" ? "1" : step, count);
    this.setValue(min && isLess(value, min) ? min : max && isLess(max, value) ? max : value);
  }

  #toggleSign() {
    if (this.value) this.setValue(this.value.startsWith("-") ? this.value.slice(1) : `-${this.value}`);
  }

  #readOptions() {
    this.#state.options = readElementOptions(this.#state);
    this.forward();
  }

  forward() { forwardTo(this.#state); }

  #shown() { return this.#value === null ? this.text : plainTextOf(this.#value, this.#state.options); }

  #read() {
    this.#state.isDirty = true;
    this.#value = readPlainText(this.text, this.#state.options);
    this.#report();
  }

  #report() {
    this.#state.show(this.value);
    this.validate();
  }

  validate() { this.#state.setValidity(this.#wrong()); }

  #wrong() {
    const { element: { required, messages }, options } = this.#state;
    if (this.#value !== null) return invalidity(this.#value, options, required, messages);
    return { flag: "badInput", message: messageFor(messages, "notANumber", {}, options.locale) };
  }
}
