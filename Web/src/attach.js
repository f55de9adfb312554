// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { plainDecimal } from "./decimal.js";
import { Field } from "./field.js";
import { describe, describeValue } from "./input-semantics.js";
import { listenToEdits } from "./listen-edits.js";
import { listenToFocus } from "./listen-focus.js";
import { listenToKeys } from "./listen-keys.js";
import { messageFor } from "./messages.js";
import { readOptions } from "./options.js";

/**
 * Makes an `<input type="text">` of the page a field for numbers.
 *
 * The input keeps its labels, its autofill and its place in a framework. Its `value` is the text
 * that is shown; the number is the attachment's. In a form that is sent, the input's name stands for the number.
 *
 * @param {HTMLInputElement} input The input.
 * @param {Record<string, unknown>} [given] The options, named as the attributes of `<numeric-field>`.
 * @returns {Attachment}
 */
export function attach(engine, input, given = {}) {
  if (!(input instanceof HTMLInputElement) || input.type !== "text") {
    throw new TypeError('numeric-field: attach() needs an <input type="text">.');
  }
  return new Attachment(engine, input, given);
}

/** An input of the page that is a field for numbers. */
class Attachment {
  #field;
  #input;
  #given;
  #listening = new AbortController();

  constructor(engine, input, given) {
    this.#input = input;
    this.#given = given;
    const options = readOptions(given, complain);
    this.#field = new Field(input, engine, options, this.#owner());
    const { signal } = this.#listening;
    listenToEdits(this.#field, signal);
    listenToKeys(this.#field, signal);
    listenToFocus(this.#field, signal);
    this.#listenToForm(signal);
    describe(input, options);
    this.value = given.value ?? "";
  }

  /** The value as a plain decimal such as "-1234.5", "" if there is none. */
  get value() {
    return this.#field.value;
  }

  set value(value) {
    this.#field.setValue(readValue(value, complain));
  }

  /** The text that is shown. */
  get formattedValue() {
    return this.#field.outcome.text;
  }

  /** Changes options; those not named stay. */
  update(given) {
    this.#given = { ...this.#given, ...given };
    const options = readOptions(this.#given, complain);
    describe(this.#input, options);
    this.#field.setOptions(options);
  }

  /** Makes the input an ordinary one again. */
  detach() {
    this.#listening.abort();
    this.#field.close();
  }

  #owner() {
    const input = this.#input;
    return {
      shown: (outcome) => describeValue(input, outcome),
      refused: (outcome) => refuse(input, input.getRootNode(), outcome, this.#given.messages),
      committed: () => {},
      submitted: () => false,
    };
  }

  #listenToForm(signal) {
    const { form } = this.#input;
    form?.addEventListener("formdata", ({ formData }) => {
      if (this.#input.name && !this.#input.disabled) formData.set(this.#input.name, this.value);
    }, { signal });
    form?.addEventListener("reset", () => { this.value = this.#given.value ?? ""; }, { signal });
  }
}

function complain(message) {
  throw new TypeError(`numeric-field: ${message}`);
}

/** Tells the page and the person that an edit was refused. */
export function refuse(target, root, { refusal, limit }, ownMessages) {
  const message = messageFor(ownMessages, refusal, { limit });
  announce(root, message);
  const detail = { reason: refusal, message, limit: limit || undefined };
  target.dispatchEvent(new CustomEvent("refused", { detail, bubbles: true, composed: true }));
}

/** A value as a plain decimal; what is none is reported and is nothing. */
export function readValue(value, report) {
  if (value === null || value === undefined || value === "" || Number.isNaN(value)) return "";
  const plain = plainDecimal(value);
  if (plain === null) report(`value="${value}" is not a plain decimal number such as "-1234.5". The field is left empty.`);
  return plain ?? "";
}
