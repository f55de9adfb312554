// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { hyphenated, setOrRemove } from "./attributes.js";
import { VIOLATIONS } from "./engine.js";
import { reportClamp, reportRefusal } from "./report.js";
import { ACTIVE } from "./session.js";
import { invalidity, spokenBounds } from "./validity.js";

/**
 * Reports the state of a `<numeric-field>` to its form, to style sheets and to assistive
 * technology.
 */
export class ElementReports {
  #element;
  #internals;
  #tree;
  #customMessage = "";
  #bounds = "";
  #messages;

  /** The field of the element, as soon as it is open. */
  field;

  /**
   * Whether the user has left the field or submitted its form, so the field can be shown as
   * invalid.
   */
  #wasLeft = false;

  /**
   * @param {HTMLElement} element
   * @param {ElementInternals} internals
   * @param {import("./shadow-tree.js").ShadowTree} tree
   */
  constructor(element, internals, tree) {
    this.#element = element;
    this.#internals = internals;
    this.#tree = tree;
  }

  /** The messages of the page, which take precedence. */
  get messages() { return this.#messages; }
  set messages(texts) {
    this.#messages = texts;
    this.validate();
  }

  set customMessage(message) {
    this.#customMessage = message;
    this.validate();
  }

  /** Allows or forbids the field to be shown as invalid. */
  set wasLeft(wasLeft) {
    this.#wasLeft = wasLeft;
    this.validate();
  }

  /** @param {import("./session.js").Outcome} outcome */
  show({ value, state, refusal, violation }) {
    this.#internals.setFormValue(value);
    this.#setState("empty", value === "");
    this.#setState("negative", value.startsWith("-"));
    this.#setState("active", state & ACTIVE);
    if (!refusal) this.#setState("refused", false);
    this.#setState("clamped", false);
    this.#speak();
    for (const name of VIOLATIONS) this.#setState(hyphenated(name), violation === name);
    this.validate();
  }

  /**
   * Describes the bounds to assistive technology while the field is used. They are not needed before,
   * and formatting them takes time on a page with many fields.
   */
  describe(isUsed) {
    this.#bounds = isUsed ? spokenBounds(this.field.options, this.#messages) : "";
    this.#speak();
  }

  /** Describes the exact number, if the field shows a compact one, and the bounds. */
  #speak() {
    this.#tree.describe([this.field.session.exactText, this.#bounds].filter(Boolean).join(". "));
  }

  refuse(outcome) {
    this.#setState("refused", true);
    reportRefusal(this.#place(), outcome);
  }

  clamp(outcome) {
    this.#setState("clamped", true);
    reportClamp(this.#place(), outcome);
  }

  #place() {
    return {
      target: this.#element, root: this.#tree.root, messages: this.#messages, options: this.field.options,
    };
  }

  announceViolation() { announce(this.#tree.root, this.#internals.validationMessage); }

  #setState(name, holds) {
    try {
      this.#internals.states?.[holds ? "add" : "delete"](name);
    } catch {
      // Before version 125, Chrome accepts only names that begin with two hyphens.
    }
  }

  /** Updates the validity of the element, and `aria-invalid` of its input. */
  validate() {
    if (!this.field) return;
    const { options, value, outcome } = this.field;
    const { required, readOnly } = this.#element;
    const wrong = this.#customMessage
      ? { flag: "customError", message: this.#customMessage }
      : invalidity(value, options, required, this.#messages, outcome.violation);
    if (!wrong || readOnly) this.#internals.setValidity({});
    // An invalid element needs a message, even if the page has replaced it with an empty one.
    else this.#internals.setValidity({ [wrong.flag]: true }, wrong.message || wrong.flag, this.#tree.input);
    const isBlamed = this.#wasLeft && !this.#internals.validity.valid;
    setOrRemove(this.#tree.input, "aria-invalid", this.#element.getAttribute("aria-invalid") ?? String(isBlamed));
  }
}
