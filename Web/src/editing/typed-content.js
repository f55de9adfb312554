// SPDX-License-Identifier: MIT

import { ACTIVE } from "../engine/outcome-bits.js";
import { Session } from "../engine/session.js";
import { attempt } from "../engine/split-engine.js";
import { focusSession, isMoved, isWhole, selectShown } from "./begin-editing.js";
import { caretMove } from "./caret-keys.js";
import { EDITS } from "./edits.js";
import { readElementOptions } from "./element-options.js";

/**
 * The content of a `<numeric-field>` in which the user types before the code for editing is loaded.
 *
 * It performs only actions that need no messages and no other code: edits that the rules accept, and
 * moves of the caret, in fields that publish each number at once and whose idle text the engine formats. All other
 * actions wait for `LiveContent`, which continues with the same session. If the page sets another value,
 * `IdleContent` replaces this content.
 */
export class TypedContent {
  #state;
  #engine;

  /** The session that `LiveContent` continues, or null before the first action. */
  session = null;

  /**
   * @param {import("../element/element-state.js").ElementState} state
   * @param {import("../engine/engine.js").Engine} engine
   * @param {{value: string, text: string}} idle The content of the field until now.
   */
  constructor(state, engine, { value, text }) {
    this.#state = state;
    this.#engine = engine;
    this.value = this.committedValue = value;
    this.text = text;
    state.options = readElementOptions(state);
    this.forward();
  }

  forward() { this.#state.forward(); }

  /** Does nothing, because this method is called only with the value that the content already has. */
  setValue() {}

  /** Leaves the new style to `LiveContent`, because `IdleContent` would lose the text that is being typed. */
  restyle() { this.#state.early.actions.unshift({ run: (content) => content.restyle(), last: {} }); }

  validate() { this.#state.requireValue(this.value); }

  /**
   * Performs the first of the kept actions, if this content can perform it.
   *
   * @returns {boolean} Whether the action was performed. Otherwise nothing has changed.
   */
  perform() {
    const { session } = this;
    const { early, isFocused, options } = this.#state;
    const { actions: [action], selection, last } = early;
    const edit = this.#editFor(action);
    if (!edit || !isFocused || options.publishing === "onCommit" || options.idleNotation || options.unit) return false;
    const outcome = session?.outcome;
    let before;
    const isDone = attempt(this.#engine, () => {
      this.session ??= new Session(this.#engine, options, this.value);
      before = this.#select(action, early.isPlaced);
      return isAccepted(edit(this.session, action));
    });
    if (isDone) this.#show(before, action, isMoved({ ...selection, last }) && selection);
    else this.#undo(session, outcome);
    return isDone;
  }

  /** Returns the function that performs an action, or null or undefined if this content cannot perform it. */
  #editFor({ key, inputType }) {
    if (!key) return EDITS[inputType];
    const where = !key.altKey && !key.ctrlKey && !key.metaKey && caretMove(key.key, this.text);
    return where ? (session) => session.move(where, key.shiftKey) : null;
  }

  /** Applies the user's selection to the session, and returns the outcome. */
  #select(action, isPlaced) {
    const { session } = this;
    if (!(session.outcome.state & ACTIVE)) focusSession(session, action, isPlaced, this.#state.options.selectOnFocus);
    else if (isMoved(action)) selectShown(session, action);
    return session.outcome;
  }

  /** Restores the session and its outcome from before an action. `attempt` has already restored the engine's memory. */
  #undo(session, outcome) {
    if (session) session.outcome = outcome;
    else this.session?.close();
    this.session = session;
  }

  /**
   * Shows the outcome of an action, and reports it to the page. If the user has changed the selection
   * since the action, the new selection is kept.
   */
  #show(before, { inputType = "", data }, selected) {
    const { early, input } = this.#state;
    const { text, start, end, value } = this.session.outcome;
    const isNew = value !== before.value;
    if (isNew) this.#state.isDirty = true;
    this.value = value;
    this.text = input.value = text;
    early.actions.shift();
    early.shown = text;
    early.last = selected ? {} : { start, end };
    if (selected) input.setSelectionRange(selected.start, isWhole(selected) ? text.length : selected.end);
    else input.setSelectionRange(start, end);
    this.#state.show(value);
    this.validate();
    early.isPerforming = true;
    if (isNew || text !== before.text) input.dispatchEvent(new InputEvent("input", { inputType, data, bubbles: true, composed: true }));
    early.isPerforming = false;
  }
}

/** Returns whether `TypedContent` can show an outcome: it needs no message, and contains no further pasted cells. */
function isAccepted({ refusal, clamped, violation, rest }) {
  return !refusal && clamped === null && !violation && !rest.length;
}
