// SPDX-License-Identifier: MIT

import { ACTIVE, sessionFor } from "../engine/session.js";
import { focusSession, selectShown } from "./begin-editing.js";
import { caretMove } from "./caret-keys.js";
import { EDITS } from "./edits.js";
import { forward, readElementOptions } from "./element-options.js";

/**
 * The content of a `<numeric-field>` in which the user types before the code for editing is loaded.
 *
 * It performs only what needs no messages and no other code: edits that the rules accept, and moves
 * of the caret. Everything else waits for `LiveContent`, which continues with the same session. If
 * the page changes the field, `IdleContent` replaces this content.
 */
export class TypedContent {
  #state;

  /**
   * @param {import("../element/element-state.js").ElementState} state
   * @param {import("../engine/engines.js").Engines} engines
   * @param {{value: string}} idle The content that is replaced.
   */
  constructor(state, engines, { value }) {
    this.#state = state;
    this.committedValue = value;
    state.options = readElementOptions(state);
    this.forward();
    this.session = sessionFor(engines, state.options, value);
  }

  get value() { return this.session.outcome.value; }
  get text() { return this.session.outcome.text; }

  forward() {
    this.#state.forward();
    forward(this.#state);
  }

  /** Does nothing, because this content is only given the value that it has. */
  setValue() {}

  validate() {}

  /**
   * Performs an action, if this content can.
   *
   * @param {import("../element/early-input.js").EarlyAction} action
   * @param {boolean} isPlaced Whether the user has placed the caret.
   * @returns {boolean} Whether the action was performed. Otherwise nothing has changed.
   */
  perform(action, isPlaced) {
    const { isMoved, inputType = "", data } = action;
    const edit = this.#editFor(action);
    if (!edit || !this.#state.isFocused) return false;
    let before;
    const isDone = this.session.attempt((session) => {
      if (!(session.outcome.state & ACTIVE)) focusSession(session, action, isPlaced, this.#state.options.selectOnFocus);
      else if (isMoved) selectShown(session, action);
      before = session.outcome;
      return edit(session, action);
    });
    if (isDone) this.#show(before, { inputType, data });
    return isDone;
  }

  /** Returns the function for an action, or undefined if this content cannot perform it. */
  #editFor({ key, inputType, shiftKey, altKey, ctrlKey, metaKey }) {
    const where = key && !altKey && !ctrlKey && !metaKey && caretMove(key, this.text);
    return where ? (session) => session.move(where, shiftKey) : EDITS[inputType];
  }

  /** Shows the outcome of an edit, and reports it to the page. */
  #show(before, edit) {
    const { input } = this.#state;
    const { text, start, end, value } = this.session.outcome;
    const isNew = value !== before.value;
    if (isNew) this.#state.isDirty = true;
    input.value = text;
    input.setSelectionRange(start, end);
    this.#state.show(value);
    if (isNew || text !== before.text) input.dispatchEvent(new InputEvent("input", { ...edit, bubbles: true, composed: true }));
  }
}
