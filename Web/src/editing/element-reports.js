// SPDX-License-Identifier: MIT

import { announce } from "../messages/announce.js";
import { reportClamp, reportRefusal } from "../messages/report.js";
import { invalidity, spokenBounds } from "../messages/validity.js";
import { hyphenated } from "../shell.js";
import { ACTIVE, VIOLATIONS } from "../typing.js";

/**
 * Reports the state of the field in a `<numeric-field>` to its form, to style sheets and to
 * assistive technology.
 */
export class ElementReports {
  #state;
  #field;
  #bounds = "";

  /**
   * @param {import("../element/element-state.js").ElementState} state
   * @param {import("./field.js").Field} field
   */
  constructor(state, field) {
    this.#state = state;
    this.#field = field;
  }

  /** @param {import("../engine/session.js").Outcome} outcome */
  show({ state, refusal, violation }) {
    this.#state.show(this.#field.value);
    this.#state.setState("active", state & ACTIVE);
    if (!refusal) this.#state.setState("refused", false);
    this.#state.setState("clamped", false);
    this.#speak();
    for (const name of [...VIOLATIONS, "notAllowed"]) this.#state.setState(hyphenated(name), violation === name);
    this.validate();
  }

  /**
   * Describes the bounds to assistive technology while the field is used. They are not needed before,
   * and formatting them takes time on a page with many fields.
   */
  describe(isUsed) {
    this.#bounds = isUsed ? spokenBounds(this.#state.options, this.#state.messages) : "";
    this.#speak();
  }

  /** Describes the bounds to assistive technology and, if the field shows a compact number, the exact number. */
  #speak() {
    const { tree } = this.#state;
    const text = [this.#field.session.exactText, this.#bounds].filter(Boolean).join(". ");
    if (text === (tree.note?.textContent ?? "")) return;
    tree.note ??= makeNote(tree.root);
    tree.note.textContent = text;
    tree.nameSoon();
  }

  refuse(outcome) {
    this.#state.setState("refused", true);
    reportRefusal(this.#place(), outcome);
  }

  clamp(outcome) {
    this.#state.setState("clamped", true);
    reportClamp(this.#place(), outcome);
  }

  #place() {
    const { element, tree, messages, options } = this.#state;
    return { target: element, root: tree.root, messages, options };
  }

  announceViolation() { announce(this.#state.tree.root, this.#state.internals.validationMessage); }

  /** Updates the validity of the element, and `aria-invalid` of its input. */
  validate() {
    const { element, options, messages } = this.#state;
    const { value, outcome } = this.#field;
    this.#state.setValidity(invalidity(value, options, element.required, messages, outcome.violation));
  }
}

/** Adds a hidden element for the description of the input to a shadow tree. */
function makeNote(root) {
  const note = document.createElement("i");
  note.hidden = true;
  return root.appendChild(note);
}
