// SPDX-License-Identifier: MIT

import { submitForm } from "../element/submit-form.js";
import { ACTIVE } from "../engine/outcome-bits.js";
import { invalidity } from "../messages/validity.js";
import { hyphenated } from "../shell.js";
import { readElementOptions, VIOLATIONS } from "../typing.js";
import { playEarly, refocus } from "./early-play.js";
import { Extras } from "./extras.js";
import { FieldOwner, SILENT } from "./field-owner.js";
import { Field } from "./field.js";
import { forwardTo } from "./input-semantics.js";
import { listenToLabelClicks } from "./label-click.js";
import { listen } from "./listen.js";
import { commitLeft } from "./listen-focus.js";

/**
 * The content of a `<numeric-field>` after the code for editing is loaded. It reports the state of the field to its form,
 * to style sheets and to assistive technology.
 */
export class LiveContent extends FieldOwner {
  #state;

  /**
   * @param {import("../element/element-state.js").ElementState} state
   * @param {import("../engine/engines.js").Engines} engines
   * @param {{value: string, text: string}} content The field's content until now: `IdleContent` or
   *   `TypedContent`. The session of `TypedContent` continues.
   */
  constructor(state, engines, { value, text, session, committedValue }) {
    super();
    this.#state = state;
    state.options = readElementOptions(state);
    this.forward();
    this.field = new Field(state.input, engines, state.options, this, session ?? engines.sessionFor(state.options, value), committedValue);
    state.extras = new Extras(this.field, state.input.parentNode);
    state.nameSoon();
    // The input is not changed if the user has typed already, or if a tool has written another text. The
    // listeners will read the selection and the text.
    if (!session && state.input.value === text) this.field.show();
    else this.shown();
    this.loadMessages();
  }

  get value() { return this.field.value; }
  get text() { return this.field.outcome.text; }

  get target() { return this.#state.element; }
  get root() { return this.#state.root; }
  get messages() { return this.target.messages; }

  /** Handles all user actions from now on. */
  listen() {
    listen(this.field);
    listenToLabelClicks(this.field, this.#state.element);
  }

  /** Performs the actions that were kept until the code for editing was loaded. */
  play(early) { playEarly(this.field, this, early); }

  setValue(value) { this.field.setValue(value); }
  reset(value) { this.field.reset(value); }
  snap() { this.field.snap(); }

  /** Performs a user action for the page, without dispatching events. */
  act(action) { this.field.doQuietly(action); }

  /** Commits the number of an element that the page has removed while it was edited. */
  leave() { if (this.field.isActive) commitLeft(this.field); }

  /** Commits the number of a field that the user left before the code for editing was loaded. */
  commit() {
    this.field.commit();
    // The user has come back meanwhile.
    if (this.field.isFocused) refocus(this.field);
  }

  forward() { forwardTo(this.#state); }

  /** Shows the number with the options of the element. */
  restyle() {
    this.#state.options = readElementOptions(this.#state);
    this.forward();
    this.field.setOptions(this.#state.options);
    this.describeBounds(this.field.isFocused);
    this.loadMessages();
  }

  focused() {
    super.focused();
    this.#state.nameSoon();
  }

  edited() { this.#state.isDirty = true; }

  shown() {
    const { state, refusal, violation } = this.field.outcome;
    this.#state.show(this.value);
    this.#state.setState("active", state & ACTIVE);
    if (!refusal) this.#state.setState("refused", false);
    this.#state.setState("clamped", false);
    this.updateDescription();
    for (const name of VIOLATIONS) this.#state.setState(hyphenated(name), violation === name);
    this.validate();
  }

  refused(outcome) {
    this.#state.setState("refused", false);
    // The browser computes the style without the state, so that an animation for it starts again.
    void this.target.offsetWidth;
    this.#state.setState("refused", outcome.refusal !== SILENT);
    super.refused(outcome);
  }

  clamped(outcome) {
    this.#state.setState("clamped", true);
    super.clamped(outcome);
  }

  committed() {
    this.#state.wasLeft = true;
    this.validate();
    this.#state.element.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Submits the form. Returns whether there is one. */
  submitted() { return submitForm(this.#state.internals.form); }

  /** Updates the validity of the element, and `aria-invalid` of its input. */
  validate() {
    const { element, options } = this.#state;
    this.#state.setValidity(invalidity(this.value, options, element.required, this.messages, this.field.outcome.violation));
  }

  /** Updates the description of the input, which is in a hidden element. */
  updateDescription() {
    const state = this.#state;
    const text = this.description();
    if (text === (state.note?.textContent ?? "")) return;
    state.note ??= state.root.appendChild(Object.assign(document.createElement("i"), { hidden: true }));
    state.note.textContent = text;
    state.nameSoon();
  }
}
