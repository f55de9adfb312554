// SPDX-License-Identifier: MIT

import { prepareMessages } from "../messages/messages.js";
import { readElementOptions } from "../typing.js";
import { playEarly } from "./early-play.js";
import { ElementOwner } from "./element-owner.js";
import { Extras } from "./extras.js";
import { Field } from "./field.js";
import { describeInputOf } from "./input-semantics.js";
import { listenToLabelClicks } from "./label-click.js";
import { listen } from "./listen.js";
import { commitLeft } from "./listen-focus.js";
import { watchEditsOf } from "./window-watch.js";

/** The content of a `<numeric-field>` after the code for editing is loaded. */
export class LiveContent {
  #state;
  #field;
  #owner;

  /**
   * @param {import("../element/element-state.js").ElementState} state
   * @param {import("../engine/engines.js").Engines} engines
   * @param {{value: string, text: string}} content The field's content until now: `IdleContent` or
   *   `TypedContent`. The session of `TypedContent` continues.
   */
  constructor(state, engines, { value, text, session, committedValue }) {
    this.#state = state;
    state.options = readElementOptions(state);
    this.forward();
    this.#owner = new ElementOwner(state);
    this.#field = new Field(state.input, engines, state.options, this.#owner, session ?? engines.sessionFor(state.options, value), committedValue);
    this.#owner.field = this.#field;
    watchEditsOf(this.#field);
    state.tree.extras = new Extras(this.#field, state.input.parentNode);
    state.tree.nameSoon();
    // The input is not changed if the user has typed already, or if a tool has written another text. The
    // listeners will read the selection and the text.
    if (!session && state.input.value === text) this.#field.show();
    else this.#owner.shown(this.#field.outcome);
    this.#loadMessages();
  }

  get value() { return this.#field.value; }
  get text() { return this.#field.outcome.text; }
  get session() { return this.#field.session; }

  /** Handles all user actions from now on. */
  listen() {
    listen(this.#field);
    listenToLabelClicks(this.#field, this.#state.element);
  }

  /** Performs the actions that were kept until the code for editing was loaded. */
  play(early) { playEarly(this.#field, this, early); }

  setValue(value) { this.#field.setValue(value); }
  reset(value) { this.#field.reset(value); }
  forward() {
    this.#state.forward();
    describeInputOf(this.#state);
  }

  validate() { this.#owner.validate(); }
  snap() { this.#field.snap(); }

  /** Performs a user action for the page, without dispatching events. */
  act(action) { this.#field.doQuietly(action); }

  /** Commits the number of an element that the page has removed while it was edited. */
  leave() { if (this.#field.isActive) commitLeft(this.#field); }

  /** Shows the number with the options of the element. */
  restyle() {
    this.#state.options = readElementOptions(this.#state);
    this.forward();
    this.#field.setOptions(this.#state.options);
    this.#owner.describe(this.#field.isFocused);
    this.#loadMessages();
  }

  #loadMessages() { prepareMessages(this.#state.options.locale)?.then(() => this.validate()); }
}
