// SPDX-License-Identifier: MIT

import { ACTIVE, NEW_VALUE, RESULT } from "../engine/outcome-bits.js";
import { selectInDirection } from "../typing.js";
import { chooseEngine, requireEngine } from "./field-engine.js";
import { rewriteNatively, writeNatively } from "./native-text.js";
import { showSelection } from "./reveal-caret.js";
import { Turn } from "./turn.js";
import { watchEditsOf } from "./window-watch.js";

/**
 * A field on the page: an `<input>` that shows the outcomes of a session.
 *
 * The `listenTo…` functions handle its events.
 */
export class Field {
  /** The stage of the current action of the user. */
  turn = new Turn();

  #committedValue;
  /** The previous value, which the page gets until the typed number is committed. Null if the page gets each number. */
  #keptValue = null;

  /**
   * @param {HTMLInputElement} input The input that shows the text.
   * @param {import("../engine/engines.js").Engines} engines
   * @param {import("../options/options.js").Options} options Validated options.
   * @param {import("./field-owner.js").FieldOwner} owner
   * @param {import("../engine/session.js").Session} session The session of the field. The input shows
   *   its text only after `show` is called.
   * @param {string} [committedValue] The last committed value, if the user has already typed.
   */
  constructor(input, engines, options, owner, session, committedValue = session.outcome.value) {
    this.input = input;
    this.engines = engines;
    this.options = options;
    this.owner = owner;
    this.session = session;
    this.outcome = session.outcome;
    this.#committedValue = committedValue;
    watchEditsOf(this);
    requireEngine(this);
  }

  /** Stops showing anything in the input. Actions that are still waiting are performed before the session is closed. */
  close() {
    this.isClosed = true;
    setTimeout(() => this.session.close());
  }

  /**
   * The value as a plain decimal, or "" if the field is empty. With `publishing="on-commit"`, typing
   * does not change this value until the number is committed.
   */
  get value() {
    return this.#keptValue ?? this.outcome.value;
  }

  /**
   * Accepts an outcome. While a number is typed and `publishing` is `onCommit`, the page still gets the previous value.
   * Otherwise, it gets the value of the outcome.
   */
  #accept(outcome, isTyping) {
    const { value } = this;
    this.outcome = outcome;
    const isNew = outcome.changes & NEW_VALUE;
    const isKept = (isTyping || !isNew) && this.options.publishing === "onCommit" && this.isActive;
    this.#keptValue = isKept && value !== outcome.value ? value : null;
    if (isNew) this.owner.edited?.();
  }

  get isActive() { return this.outcome.state & ACTIVE; }

  get isFocused() { return this.input.getRootNode().activeElement === this.input; }

  get isEditable() { return !this.input.readOnly && !this.input.disabled; }

  /**
   * Sets the value: a plain decimal, or "" for no value.
   *
   * A new value counts as committed, so the next commit does not report it. Setting the current value
   * again does not commit it: frameworks set it again after each edit, and the next commit must still
   * report that edit.
   */
  setValue(value) {
    const before = this.value;
    if (this.#keptValue !== null && value === before) return;
    this.#keptValue = null;
    this.#followSelection();
    this.outcome = this.session.setValue(value);
    if (this.value !== before) this.#committedValue = this.value;
    this.show();
  }

  /**
   * Sets the value when the form is reset. The browser has already ended any composition. Editing is
   * canceled first, because setting an unchanged value would not remove a typed minus sign without digits.
   */
  reset(value) {
    this.turn.endComposition();
    if (this.isActive) this.doQuietly((session) => session.cancel());
    this.setValue(value);
  }

  /**
   * Performs a user action for the page, without dispatching events.
   *
   * @param {(session: Session) => import("../engine/session.js").Outcome} action
   */
  doQuietly(action) {
    const wasActive = this.isActive;
    this.outcome = action(this.session);
    this.#keptValue = null;
    if (!wasActive) this.outcome = this.session.blur();
    this.#committedValue = this.outcome.value;
    this.show();
  }

  /** Changes the style, and keeps the number. */
  setOptions(options) {
    this.options = options;
    this.#followSelection();
    this.outcome = this.session.setOptions(options);
    requireEngine(this);
    this.show();
  }

  /**
   * Shows the outcome of a user action, and notifies the owner and the page.
   *
   * @param {import("../engine/session.js").Outcome} outcome
   * @param {InputEventInit} [edit] The properties of the `input` event, or null if the browser
   *   sends the event.
   */
  apply(outcome, edit = { inputType: "" }) {
    const { input: { value: before }, outcome: { violation } } = this;
    const isNew = (outcome.changes & NEW_VALUE) !== 0;
    this.#accept(outcome, edit === null || edit.inputType !== "" || outcome.refusal);
    this.show({ natively: true, isNew: isNew && edit !== null });
    if (edit && (isNew || this.input.value !== before)) this.#sendInput(edit);
    this.#report(outcome, violation);
  }

  #report(outcome, before) {
    if (outcome.refusal) this.owner.refused(outcome);
    const { rest } = outcome;
    if (rest.length) this.input.dispatchEvent(new CustomEvent("rest", { detail: { texts: rest }, bubbles: true, composed: true }));
    this.reportBounds(outcome, before);
  }

  /** Calls the owner if a bound replaced the number, or if the number has a different violation than `before`. */
  reportBounds(outcome, before) {
    if (outcome.clamped !== null) this.owner.clamped(outcome);
    else if (outcome.violation && outcome.violation !== before) this.owner.violated(outcome);
  }

  /** Lets the browser make the edit with this outcome. A listener of the page can still prevent the edit. */
  leaveToBrowser(outcome) {
    this.turn.leave(outcome);
    setTimeout(() => { if (this.turn.isLeft(outcome)) this.readMissedEdit(); });
  }

  /**
   * Accepts the edit that was left to the browser, which reports it by `event`. Does nothing if there is none,
   * or if the input doesn't show the text that the engine expects.
   */
  acceptBrowserEdit(event) {
    const outcome = this.turn.takeLeft();
    if (!outcome || this.input.value !== outcome.text) return;
    this.turn.handledEvent = event;
    this.turn.endEdit();
    const { violation } = this.outcome;
    this.#accept(outcome, true);
    // The engine decides which edits are undone together. Setting the selection keeps the browser
    // from joining successive edits into one undo step.
    this.input.setSelectionRange(outcome.start, outcome.end);
    this.owner.shown();
    this.reportBounds(outcome, violation);
  }

  /** Reads the input's text if the browser did not make the edit that was left to it. */
  readMissedEdit() {
    if (this.turn.takeLeft()) this.outcome = this.readText();
  }

  /** Returns the outcome of a change that the browser has made to the input's text. */
  readText() {
    return this.session.input(this.input.value, this.input.selectionEnd);
  }

  /** Commits the number like the Enter key, and continues editing. */
  submit() { this.#commitBy("submit", true); }

  /**
   * Commits the number and ends editing. Composed text is read first, if the browser has not ended its composition.
   * `isNative` is false if the browser has not noticed the edit, because the page made it in an input without the focus.
   */
  commit(isNative = true) {
    if (this.turn.isComposing) {
      this.turn.endComposition();
      this.apply(this.readText(), { inputType: "insertFromComposition" });
    }
    this.#commitBy("blur", isNative);
  }

  /**
   * Performs a committing action, and calls the owner if the value differs from the last committed
   * value.
   */
  #commitBy(action, isNative) {
    this.readMissedEdit();
    const wasActive = this.isActive;
    const hadResult = this.outcome.state & RESULT;
    if (wasActive) this.outcome = this.session[action]();
    const isKept = this.#keptValue !== null && !this.outcome.refusal;
    if (isKept) this.#keptValue = null;
    // The result is written by an editing command, so that the browser's undo restores the
    // expression.
    this.show({ natively: hadResult });
    if (wasActive) this.#report(this.outcome, this.outcome.violation);
    if (isKept && this.value !== this.#committedValue) this.#sendInput({ inputType: "" });
    this.#reportValue({ isNative });
    requireEngine(this);
  }

  /** Ends a drag, and calls the owner if the value differs from the last committed value. */
  endScrubbing() {
    this.outcome = this.session.endScrubbing();
    this.#reportValue({ isNative: false });
  }

  #reportValue(how) {
    if (this.value === this.#committedValue) return;
    this.#committedValue = this.value;
    this.owner.committed(how);
  }

  /**
   * Updates the input to the state of the session.
   *
   * @param {{natively?: boolean, isNew?: boolean}} how With `natively`, the browser adds a change of the
   *   text to its undo history. With `isNew` too, it adds a step even if the text stays the same.
   */
  show({ natively, isNew } = {}) {
    if (this.isClosed || this.turn.isComposing) return;
    this.owner.shown();
    this.turn.draw(() => this.#draw(natively, isNew));
  }

  #draw(natively, isNew) {
    const { input, outcome, turn } = this;
    if (input.value !== outcome.text) {
      if (natively && turn.isCommanded) queueMicrotask(() => this.show({ natively }));
      else if (natively && this.isFocused) turn.drawByCommand(() => writeNatively(input, outcome.text));
      else input.value = outcome.text;
    } else if (isNew && natively && this.isFocused && !turn.isCommanded) {
      turn.drawByCommand(() => rewriteNatively(input));
    }
    if (input.value === outcome.text && this.isFocused && this.isActive) showSelection(input, outcome);
  }

  /** Sends the page an `input` event. */
  #sendInput(edit) {
    this.turn.handledEvent = new InputEvent("input", { ...edit, bubbles: true, composed: true });
    this.input.dispatchEvent(this.turn.handledEvent);
  }

  /** Begins editing if necessary, and sets the session's selection to that of the input. */
  readSelection() {
    this.turn.begin();
    this.readMissedEdit();
    chooseEngine(this);
    const { selectionStart: start, selectionEnd: end, selectionDirection } = this.input;
    const { outcome } = this;
    if (start === outcome.start && end === outcome.end) return;
    this.outcome = selectInDirection(this.session, start, end, selectionDirection);
  }

  /** Moves the caret to the nearest valid position, if the field is active. */
  snap() {
    this.turn.begin(true);
    if (!this.#followSelection()) return;
    const { start, end } = this.outcome;
    if (start !== this.input.selectionStart || end !== this.input.selectionEnd) this.show();
  }

  /**
   * Updates the session to the input's selection, because the browser sends its event for a changed
   * selection too late. If the field is not being edited, does nothing and returns false.
   */
  #followSelection() {
    if (this.turn.isDrawing || this.turn.isComposing || !this.isFocused) return false;
    if (!this.isActive || this.input.value !== this.outcome.text) return false;
    this.readSelection();
    return true;
  }
}
