// SPDX-License-Identifier: MIT

import { submitForm } from "../element/submit-form.js";
import { announce, announceNumber, prepareAnnouncements } from "../messages/announce.js";
import { reportClamp, reportRefusal } from "../messages/report.js";
import { invalidity, spokenBounds } from "../messages/validity.js";
import { hyphenated } from "../shell.js";
import { ACTIVE, VIOLATIONS } from "../typing.js";

/**
 * The owner of the field in a `<numeric-field>`. It reports the state of the field to its form, to style sheets and to
 * assistive technology.
 */
export class ElementOwner {
  #state;
  #bounds = "";

  /** @type {import("./field.js").Field} */
  field;

  /** @param {import("../element/element-state.js").ElementState} state */
  constructor(state) {
    this.#state = state;
  }

  focused() {
    const { tree } = this.#state;
    prepareAnnouncements(tree.root);
    this.describe(true);
    tree.nameSoon();
  }

  edited() { this.#state.isDirty = true; }

  /** @param {import("../engine/session.js").Outcome} outcome */
  shown({ state, refusal, violation }) {
    this.#state.show(this.field.value);
    this.#state.setState("active", state & ACTIVE);
    if (!refusal) this.#state.setState("refused", false);
    this.#state.setState("clamped", false);
    this.#speak();
    for (const name of VIOLATIONS) this.#state.setState(hyphenated(name), violation === name);
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
    const text = [this.field.session.exactText, this.#bounds].filter(Boolean).join(". ");
    if (text === (tree.note?.textContent ?? "")) return;
    tree.note ??= makeNote(tree.root);
    tree.note.textContent = text;
    tree.nameSoon();
  }

  refused(outcome) {
    this.#state.setState("refused", true);
    reportRefusal(this.#place(), outcome);
  }

  clamped(outcome) {
    this.#state.setState("clamped", true);
    reportClamp(this.#place(), outcome);
  }

  #place() {
    const { element, tree, messages, options } = this.#state;
    return { target: element, root: tree.root, messages, options };
  }

  stepped(text) { announceNumber(this.#state.tree.root, text); }

  violated() { announce(this.#state.tree.root, this.#state.internals.validationMessage); }

  /** Updates the validity of the element, and `aria-invalid` of its input. */
  validate() {
    const { element, options, messages } = this.#state;
    const { value, outcome } = this.field;
    this.#state.setValidity(invalidity(value, options, element.required, messages, outcome.violation));
  }

  committed() {
    this.#state.wasLeft = true;
    this.validate();
    this.#state.element.dispatchEvent(new Event("change", { bubbles: true }));
  }

  scrubbed() { this.committed(); }

  /** Submits the form. Returns whether there is one. */
  submitted() { return submitForm(this.#state.internals.form); }
}

/** Adds a hidden element for the description of the input to a shadow tree. */
function makeNote(root) {
  const note = document.createElement("i");
  note.hidden = true;
  return root.appendChild(note);
}
