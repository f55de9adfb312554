// SPDX-License-Identifier: MIT

import { writeNatively } from "./native-text.js";
import { notationOf } from "./notation.js";
import { ACTIVE, NEW_VALUE, Session } from "./session.js";
import { styleRecord } from "./style-record.js";

/**
 * A field on the page: an `<input>` that shows what a session holds.
 *
 * It shows outcomes and knows nothing of events; those are for the `listenTo…` functions.
 */
export class Field {
  /** Whether the field writes its input's text itself: the events of that say nothing new. */
  isWriting = false;

  /** Whether it does so in answer to an `input` event, which stays the only one of its kind. */
  isRepairing = false;

  /** Whether an input method is composing: then the text is left alone. */
  isComposing = false;

  #committedValue;

  /**
   * @param {HTMLInputElement} input The input that shows the text.
   * @param {import("./engine.js").Engine} engine
   * @param {import("./options.js").Options} options Checked options.
   * @param {FieldOwner} owner Who is told what happens.
   */
  constructor(input, engine, options, owner) {
    this.input = input;
    this.options = options;
    this.owner = owner;
    this.session = new Session(engine, styleRecord(options));
    this.outcome = this.session.outcome;
    this.#committedValue = this.outcome.value;
  }

  /** The value as a plain decimal, "" if there is none. */
  get value() {
    return this.outcome.value;
  }

  /** The decimal separator that the field shows. */
  get separator() {
    return this.options.symbols?.decimal ?? notationOf(this.options).decimal;
  }

  get isActive() {
    return (this.outcome.state & ACTIVE) !== 0;
  }

  get isFocused() {
    return this.input.getRootNode().activeElement === this.input;
  }

  get isEditable() {
    return !this.input.readOnly && !this.input.disabled;
  }

  /** Takes a value from outside: a plain decimal, or "" for nothing. */
  setValue(value) {
    this.outcome = this.session.setValue(value);
    this.#committedValue = this.outcome.value;
    this.show();
  }

  /**
   * Does what a person could do, without telling anybody.
   *
   * @param {(session: Session) => import("./session.js").Outcome} action
   */
  doQuietly(action) {
    const wasActive = this.isActive;
    this.outcome = action(this.session);
    if (!wasActive) this.outcome = this.session.blur();
    this.#committedValue = this.outcome.value;
    this.show();
  }

  /** Takes another style; the number stays. */
  setOptions(options) {
    this.options = options;
    this.outcome = this.session.setStyle(styleRecord(options));
    this.show();
  }

  /**
   * Shows what came of something that a person did, and tells the owner.
   *
   * @param {import("./session.js").Outcome} outcome
   */
  take(outcome) {
    const { violation } = this.outcome;
    this.outcome = outcome;
    if (outcome.changes & NEW_VALUE) this.owner.edited?.();
    this.show({ natively: true });
    if (outcome.refusal) this.owner.refused(outcome);
    this.reportBounds(outcome, violation);
  }

  /**
   * Reports a bound that was put in place, or a rule that the number did not break before.
   *
   * @param {import("./session.js").Outcome} outcome
   * @param {string | null} before The violation before it.
   */
  reportBounds(outcome, before) {
    if (outcome.clamped !== null) this.owner.clamped(outcome);
    else if (outcome.violation && outcome.violation !== before) this.owner.violated(outcome);
  }

  /** Commits as Enter does: the field goes on editing the committed number. */
  submit() {
    this.#commitBy(() => this.session.submit());
  }

  /** Ends editing. */
  commit() {
    this.#commitBy(() => this.session.blur());
  }

  /** Commits; a value that is another one than before is told as a change. */
  #commitBy(action) {
    const wasActive = this.isActive;
    if (wasActive) this.outcome = action();
    this.show();
    if (wasActive) this.reportBounds(this.outcome, this.outcome.violation);
    if (this.value === this.#committedValue) return;
    this.#committedValue = this.value;
    this.owner.committed?.();
  }

  /**
   * Brings the input to what the session holds.
   *
   * @param {{natively?: boolean}} how Whether the browser's undo history learns of it.
   */
  show({ natively = false } = {}) {
    if (this.isComposing) return;
    const { input, outcome } = this;
    this.owner.shown(outcome);
    this.isWriting = true;
    if (input.value !== outcome.text) {
      if (natively && this.isFocused) writeNatively(input, outcome.text);
      else input.value = outcome.text;
    }
    this.#showSelection();
    this.isWriting = false;
  }

  /** Tells the page of an input that the browser has not told of. */
  tellInput() {
    this.isWriting = true;
    this.input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    this.isWriting = false;
  }

  #showSelection() {
    const { input } = this;
    const { start, end } = this.outcome;
    if (!this.isFocused || (input.selectionStart === start && input.selectionEnd === end)) return;
    const isBackward = start < input.selectionStart && end === input.selectionEnd;
    input.setSelectionRange(start, end, isBackward ? "backward" : "forward");
  }

  /** Tells the session where the browser's selection is, which may be anywhere. */
  takeSelection() {
    const { selectionStart: start, selectionEnd: end } = this.input;
    const { outcome } = this;
    if (start === outcome.start && end === outcome.end) return;
    this.outcome = this.session.select(start, end);
  }
}
