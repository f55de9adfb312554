// SPDX-License-Identifier: MIT

import { idleTextOf } from "./idle-text.js";
import { writeNatively } from "./native-text.js";
import { notationOf } from "./notation.js";
import { revealCaret } from "./reveal-caret.js";
import { ACTIVE, NEW_VALUE, Session } from "./session.js";
import { styleRecord } from "./style-record.js";

/**
 * A field on the page: an `<input>` that shows what a session holds.
 *
 * It shows outcomes and knows nothing of events, which are the concern of the `listenTo…` functions.
 */
export class Field {
  /** Whether the field itself is writing the input's text, so that the browser's events are its own. */
  isWriting = false;

  /** Whether the browser has yet to send the `input` event of what the field wrote. */
  awaitsOwnEvent = false;

  /** Whether a command of a script is running, during which Chromium runs no other. */
  isCommanded = false;

  /** The outcome of an edit that the browser is about to make. */
  #browserEdit = null;

  /** Whether an input method is composing: then the text is left alone. */
  isComposing = false;

  /** The last `input` event that the field sent by itself. */
  ownEvent = null;

  #engine;
  #record;
  #idleText;
  #session;
  #committedValue;

  /**
   * @param {HTMLInputElement} input The input that shows the text.
   * @param {import("./engine.js").Engine} engine
   * @param {import("./options.js").Options} options Checked options.
   * @param {FieldOwner} owner Is called when something happens.
   * @param {string} value The value to start with, which `show` shows.
   */
  constructor(input, engine, options, owner, value) {
    this.input = input;
    this.options = options;
    this.owner = owner;
    this.#engine = engine;
    this.#record = styleRecord(options);
    this.#idleText = idleTextOf(options);
    this.outcome = engine.idle(this.#record, value, this.#idleText);
    this.#committedValue = this.outcome.value;
  }

  /** The session, which is opened when a person or the page first needs it: most fields never do. */
  get session() {
    if (!this.#session) {
      this.#session = new Session(this.#engine, this.#record, this.#idleText);
      this.#session.setValue(this.outcome.value);
    }
    return this.#session;
  }

  close() {
    this.#session?.close();
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

  /**
   * Takes a value from outside: a plain decimal, or "" for nothing.
   *
   * Frameworks send back each value that a person enters: that does not commit it.
   */
  setValue(value) {
    const before = this.value;
    this.#followSelection();
    this.outcome = this.#session
      ? this.#session.setValue(value) : this.#engine.idle(this.#record, value, this.#idleText);
    if (this.value !== before) this.#committedValue = this.value;
    this.show();
  }

  /**
   * Does what a person could do, without any event.
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
    this.#record = styleRecord(options);
    this.#idleText = idleTextOf(options);
    this.#followSelection();
    this.outcome = this.#session
      ? this.#session.setStyle(this.#record, this.#idleText)
      : this.#engine.idle(this.#record, this.value, this.#idleText);
    this.show();
  }

  /** Performs an action under a style that differs in some options, and returns its outcome. */
  withOptions(changed, action) {
    this.session.setStyle(styleRecord({ ...this.options, ...changed }));
    const outcome = action(this.session);
    const { text, start, end } = this.session.setStyle(this.#record, this.#idleText);
    return { ...outcome, text, start, end };
  }

  /**
   * Shows the outcome of something that a person did, and informs the owner and the page.
   *
   * @param {import("./session.js").Outcome} outcome
   * @param {InputEventInit} [edit] The properties of the page's `input` event; nothing if the browser
   *   sends it by itself.
   */
  apply(outcome, edit = { inputType: "" }) {
    const before = this.input.value;
    const { violation } = this.outcome;
    this.outcome = outcome;
    if (outcome.changes & NEW_VALUE) this.owner.edited?.();
    this.show({ natively: true });
    if (edit && this.input.value !== before) this.dispatchInput(edit);
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

  /** Leaves an edit to the browser. A listener of the page may still prevent it. */
  leaveToBrowser(outcome) {
    this.#browserEdit = outcome;
    setTimeout(() => { if (this.#browserEdit === outcome) this.#readMissedEdit(); });
  }

  /** Accepts the edit that was left to the browser, if the input shows its text. */
  acceptBrowserEdit() {
    const outcome = this.#browserEdit;
    this.#browserEdit = null;
    if (!outcome || this.input.value !== outcome.text) return false;
    const { violation } = this.outcome;
    this.outcome = outcome;
    if (outcome.changes & NEW_VALUE) this.owner.edited?.();
    // Closes what the browser takes for one run of typing: runs are the engine's.
    this.input.setSelectionRange(outcome.start, outcome.end);
    this.owner.shown(outcome);
    this.reportBounds(outcome, violation);
    return true;
  }

  /** Reads the text of the input, if the edit that was left to the browser never happened. */
  #readMissedEdit() {
    if (!this.#browserEdit) return;
    this.#browserEdit = null;
    this.outcome = this.session.input(this.input.value, this.input.selectionEnd);
  }

  /** Commits as Enter does: the field goes on editing the committed number. */
  submit() {
    this.#commitBy(() => this.session.submit());
  }

  /** Ends editing. */
  commit() {
    this.#commitBy(() => this.session.blur());
  }

  /** Commits, and reports a new value to the owner. */
  #commitBy(action) {
    this.#readMissedEdit();
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
   * @param {{natively?: boolean}} how Whether the browser's undo history records it.
   */
  show({ natively = false } = {}) {
    if (this.isComposing) return;
    const { input, outcome } = this;
    this.owner.shown(outcome);
    this.isWriting = true;
    if (input.value !== outcome.text) {
      if (natively && this.isCommanded) queueMicrotask(() => this.show({ natively }));
      else if (natively && this.isFocused) this.#writeNatively(outcome.text);
      else input.value = outcome.text;
    }
    if (input.value === outcome.text) this.#showSelection();
    this.isWriting = false;
  }

  /** Chromium sends the `input` event late when it is inserting a text of its own. */
  #writeNatively(text) {
    this.awaitsOwnEvent = true;
    writeNatively(this.input, text);
    setTimeout(() => { this.awaitsOwnEvent = false; });
  }

  /** Sends the page an `input` event. */
  dispatchInput(edit) {
    this.ownEvent = new InputEvent("input", { ...edit, bubbles: true, composed: true });
    this.input.dispatchEvent(this.ownEvent);
  }

  #showSelection() {
    const { input } = this;
    const { start, end } = this.outcome;
    if (!this.isFocused) return;
    if (input.selectionStart !== start || input.selectionEnd !== end) {
      const isBackward = start < input.selectionStart && end === input.selectionEnd;
      input.setSelectionRange(start, end, isBackward ? "backward" : "forward");
    }
    revealCaret(input);
  }

  /** Selects in the session what the browser selects, which may be anywhere. */
  readSelection() {
    this.#readMissedEdit();
    const { selectionStart: start, selectionEnd: end } = this.input;
    const { outcome } = this;
    if (start === outcome.start && end === outcome.end) return;
    this.outcome = this.session.select(start, end);
  }

  /** Moves a caret that is between two slots to the nearest one, while the text is being edited. */
  snap() {
    if (!this.#followSelection()) return;
    const { start, end } = this.outcome;
    if (start !== this.input.selectionStart || end !== this.input.selectionEnd) this.show();
  }

  /** Reads the browser's selection if the text is being edited, because its event comes later. */
  #followSelection() {
    if (this.isWriting || this.isComposing || !this.isFocused) return false;
    if (!this.isActive || this.input.value !== this.outcome.text) return false;
    this.readSelection();
    return true;
  }
}
