// SPDX-License-Identifier: MIT

import { idleTextOf } from "./idle-text.js";
import { writeNatively } from "./native-text.js";
import { notationOf } from "./notation.js";
import { revealCaret } from "./reveal-caret.js";
import { ACTIVE, NEW_VALUE, Session } from "./session.js";
import { styleRecord } from "./style-record.js";

/**
 * A field on the page: an `<input>` that shows the state of a session.
 *
 * It shows outcomes and does not handle events; the `listenTo…` functions do.
 */
export class Field {
  /**
   * Whether the field is currently changing the input's text. Events during that time are its own.
   */
  isWriting = false;

  /** Whether the browser has not yet sent the `input` event for a change that the field made. */
  awaitsOwnEvent = false;

  /**
   * Whether a script's editing command is running. Chromium runs no other command during that time.
   */
  isCommanded = false;

  /** The outcome of an edit that the browser is about to make. */
  #browserEdit = null;

  /** Whether an input method is composing. Its text is not changed. */
  isComposing = false;

  /** The last `input` event that the field sent. */
  ownEvent = null;

  #engine;
  #record;
  #idleText;
  #session;
  #committedValue;

  /**
   * @param {HTMLInputElement} input The input that shows the text.
   * @param {import("./engine.js").Engine} engine
   * @param {import("./options.js").Options} options Validated options.
   * @param {FieldOwner} owner The callbacks of the field.
   * @param {string} value The initial value, which is shown by `show`.
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

  /**
   * The session. It is opened when the user or the page first needs it, because most fields never
   * do.
   */
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

  /** The value as a plain decimal, or "" if there is none. */
  get value() {
    return this.outcome.value;
  }

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
   * Sets the value: a plain decimal, or "" for no value.
   *
   * Frameworks set each value that the user enters again, so an unchanged value is not committed.
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
   * Performs a user action programmatically, without dispatching events.
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

  /** Changes the style, and keeps the number. */
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

  /**
   * Shows the outcome of a user action, and notifies the owner and the page.
   *
   * @param {import("./session.js").Outcome} outcome
   * @param {InputEventInit} [edit] The properties of the `input` event, or null if the browser
   *   sends the event.
   */
  apply(outcome, edit = { inputType: "" }) {
    const before = this.input.value;
    const { violation } = this.outcome;
    this.outcome = outcome;
    if (outcome.changes & NEW_VALUE) this.owner.edited?.();
    this.show({ natively: true });
    if (edit && (this.input.value !== before || outcome.changes & NEW_VALUE)) this.dispatchInput(edit);
    if (outcome.refusal) this.owner.refused(outcome);
    this.reportBounds(outcome, violation);
  }

  /**
   * Reports a bound that replaced the number, or a new violation.
   *
   * @param {import("./session.js").Outcome} outcome
   * @param {string | null} before The violation before the outcome.
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
    // Ends the browser's run of typing, because the engine decides how undo groups edits.
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

  /** Commits the number as Enter does, and continues editing. */
  submit() {
    this.#commitBy(() => this.session.submit());
  }

  /** Commits the number and ends editing. */
  commit() {
    this.#commitBy(() => this.session.blur());
  }

  /**
   * Performs a committing action, and reports the value if it differs from the last committed one.
   */
  #commitBy(action) {
    this.#readMissedEdit();
    const wasActive = this.isActive;
    if (wasActive) this.outcome = action();
    this.show();
    if (wasActive) this.reportBounds(this.outcome, this.outcome.violation);
    this.#reportValue(this.owner.committed);
  }

  /** Ends a drag, and reports the value if it differs from the last committed one. */
  endScrubbing() {
    this.outcome = this.session.endScrubbing();
    this.#reportValue(this.owner.scrubbed);
  }

  #reportValue(report) {
    if (this.value === this.#committedValue) return;
    this.#committedValue = this.value;
    report?.();
  }

  /**
   * Updates the input to the state of the session.
   *
   * @param {{natively?: boolean}} how Whether the change is added to the browser's undo history.
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

  /**
   * Writes through an editing command. Chromium sends the `input` event late during an insertion of
   * its own.
   */
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

  /** Moves a caret at an invalid position to the nearest slot, if the field is active. */
  snap() {
    if (!this.#followSelection()) return;
    const { start, end } = this.outcome;
    if (start !== this.input.selectionStart || end !== this.input.selectionEnd) this.show();
  }

  /**
   * Updates the session to the browser's selection if the field is active, because the event for
   * the selection comes later.
   */
  #followSelection() {
    if (this.isWriting || this.isComposing || !this.isFocused) return false;
    if (!this.isActive || this.input.value !== this.outcome.text) return false;
    this.readSelection();
    return true;
  }
}
