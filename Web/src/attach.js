// SPDX-License-Identifier: MIT

import { announce, prepareAnnouncements } from "./announce.js";
import { Field } from "./field.js";
import { forgetForm, watchFormsOf } from "./form-watch.js";
import { complain } from "./free-session.js";
import { describe, rememberAttributes } from "./input-semantics.js";
import { listen } from "./listen.js";
import { prepareMessages } from "./messages.js";
import { readOptions } from "./options.js";
import { reportClamp } from "./report-clamp.js";
import { reportRefusal } from "./report-refusal.js";
import { invalidity } from "./validity.js";
import { bigIntOf, numberOf, readValue } from "./value.js";

/** The inputs that are fields now. */
const attached = new WeakSet();

/**
 * Makes an `<input type="text">` of the page a field for numbers.
 *
 * The input keeps its labels, its autofill and its place in a framework. Its `value` is the text
 * that is shown; the number is the attachment's, and a form that is sent holds the number.
 *
 * @param {import("./engine.js").Engine} engine
 * @param {HTMLInputElement} input
 * @param {Record<string, unknown>} given The options, named as the attributes of `<numeric-field>`.
 * @returns {Attachment}
 */
export function attachTo(engine, input, given) {
  if (input?.localName !== "input" || input.type !== "text") complain('attach() needs an <input type="text">.');
  if (attached.has(input)) complain("This input is a field for numbers already. Call detach() of its attachment first.");
  return new Attachment(engine, input, given);
}

/** An input of the page that is a field for numbers. */
class Attachment {
  #field;
  #given;
  #restore;
  #listening = new AbortController();

  constructor(engine, input, given) {
    const options = readOptions(given, complain);
    const value = readValue(given.value, complain);
    this.#given = given;
    this.#restore = rememberAttributes(input);
    this.#field = new Field(input, engine, options, this.#owner(input), value);
    attached.add(input);
    listen(this.#field, this.#listening.signal);
    watchFormsOf(input, this.#sender());
    describe(input, options);
    prepareMessages(options.locale);
    this.#field.show();
  }

  /** The value as a plain decimal such as "-1234.5", "" if there is none. */
  get value() {
    return this.#field.value;
  }

  set value(value) {
    this.#field.setValue(readValue(value, complain));
  }

  get valueAsNumber() {
    return numberOf(this.value);
  }

  get valueAsBigInt() {
    return bigIntOf(this.value);
  }

  /** The text that is shown. */
  get formattedValue() {
    return this.#field.outcome.text;
  }

  get session() {
    return this.#field.session;
  }

  /** Changes the sign, for a button of the page: not every soft keyboard has a minus. */
  toggleSign() {
    this.#field.doQuietly((session) => session.toggleSign());
  }

  /** Changes options; those not named stay. */
  update(given) {
    const changed = { ...this.#given, ...given };
    const options = readOptions(changed, complain);
    this.#given = changed;
    describe(this.#field.input, options);
    this.#field.setOptions(options);
    prepareMessages(options.locale);
  }

  /** Makes the input an ordinary one again. */
  detach() {
    const { input } = this.#field;
    this.#listening.abort();
    forgetForm(input);
    attached.delete(input);
    this.#restore();
    this.#field.close();
  }

  /** What the input's form needs. */
  #sender() {
    return {
      value: () => this.value,
      reset: () => { this.value = this.#given.value ?? ""; },
      show: () => this.#field.show(),
    };
  }

  /** The browser's own `change` event comes by itself, and its Enter sends the form. */
  #owner(input) {
    const root = () => input.getRootNode();
    return {
      focused: () => {
        prepareAnnouncements(root());
        watchFormsOf(input, this.#sender());
      },
      shown: (outcome) => this.#validate(outcome),
      clamped: (outcome) => reportClamp(input, root(), outcome, this.#given.messages, this.#field.options.locale),
      violated: () => announce(root(), input.validationMessage),
      refused: (outcome) => reportRefusal(input, root(), outcome, this.#given.messages, this.#field.options.locale),
    };
  }

  /** Makes an input invalid whose number breaks a rule that is only reported. */
  #validate({ value, violation }) {
    if (this.#field?.options.enforcement !== "reportOnly") return;
    const wrong = invalidity(value, this.#field.options, false, this.#given.messages, violation);
    this.#field.input.setCustomValidity(wrong?.message ?? "");
  }
}
