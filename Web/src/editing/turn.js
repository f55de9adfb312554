// SPDX-License-Identifier: MIT

const WAITING = { is: "waiting" };
const ASKED = { is: "asked" };
const COMPOSING = { is: "composing" };
const COMMANDED = { is: "commanded" };

/**
 * The stage of an action that the user, the browser and the field perform together.
 *
 * A browser reports an action in several events. The meaning of an event depends on the stage:
 *
 * - `waiting`: No action is in progress.
 * - `beginning`: The field has the focus, but editing has not begun, because the browser has yet to
 *   place the caret.
 * - `asked`: A `beforeinput` event has announced an edit. Chromium sends none for edits by scripts.
 * - `left`: The session has made the edit, and the browser makes the same edit in the input.
 * - `made`: The field has made the edit. Some keyboards then make the same edit again.
 * - `commanded`: A script's editing command is in progress. Chromium executes no other command meanwhile.
 * - `composing`: An input method is composing text, so the field must not change it.
 * - `drawing`: The field is changing the text, which interrupts the stage `during`. The page does not
 *   receive the events of this change.
 */
export class Turn {
  #stage = WAITING;

  /** Whether the browser is still going to send an `input` event for a change that the field made. */
  #awaitsEvent = false;

  /** The last `input` event that needs no handling: the field has sent it, or has already accepted its edit. */
  handledEvent = null;

  get #is() { return (this.#stage.during ?? this.#stage).is; }

  get isComposing() { return this.#is === "composing"; }
  get isCommanded() { return this.#is === "commanded"; }
  get isDrawing() { return this.#stage.is === "drawing"; }

  /** Whether a `beforeinput` event has announced the edit of the current `input` event. */
  get isAsked() { return this.#is === "asked"; }

  /** Returns whether the field, rather than the user, has caused an event. */
  isOwn({ type, isTrusted }) {
    const isInput = type === "input";
    const isOwn = this.isDrawing || (this.#awaitsEvent && isInput && isTrusted);
    if (isOwn && isInput) this.#awaitsEvent = false;
    return isOwn;
  }

  /** Calls `write`, which changes the text of the input, and hides the events of this change. */
  draw(write) {
    const during = this.#stage.during ?? this.#stage;
    this.#stage = { is: "drawing", during };
    write();
    this.#stage = during;
  }

  /**
   * Changes the text by an editing command. While Chromium is inserting typed text, it delays the `input`
   * event of the command.
   */
  drawByCommand(write) {
    this.#awaitsEvent = true;
    write();
    setTimeout(() => { this.#awaitsEvent = false; });
  }

  /**
   * Waits for the browser to place the caret.
   *
   * @param {(isPlaced?: boolean) => void} begin Begins editing.
   */
  beginSoon(begin) {
    this.#stage = { is: "beginning", begin };
    queueMicrotask(() => this.begin());
  }

  /** Begins editing, if the field has the focus but editing has not begun yet. */
  begin(isPlaced) {
    if (this.#stage.is !== "beginning") return;
    const { begin } = this.#stage;
    this.#stage = WAITING;
    begin(isPlaced);
  }

  /** Notes that the browser has sent a `beforeinput` event. */
  ask() {
    if (!this.isComposing) this.#stage = ASKED;
  }

  /** Leaves an edit to the browser. The session has already made it, with this outcome. */
  leave(outcome) { this.#stage = { is: "left", outcome }; }

  /** Returns the outcome of the edit that was left to the browser, or null if there is none. */
  takeLeft() {
    if (this.#stage.is !== "left") return null;
    const { outcome } = this.#stage;
    this.#stage = ASKED;
    return outcome;
  }

  isLeft(outcome) { return this.#stage.outcome === outcome; }

  /** Notes that the field has made an edit of this type. The note is valid until the current event ends. */
  make(inputType) {
    const stage = { is: "made", inputType };
    this.#stage = stage;
    setTimeout(() => { if (this.#stage === stage) this.#stage = WAITING; });
  }

  hasMade(inputType) { return this.#stage.is === "made" && this.#stage.inputType === inputType; }

  /** Ends the stage `made` when a key is released, so that the next edit of the same type counts as a new one. */
  endKey() {
    if (this.#stage.is === "made") this.#stage = WAITING;
  }

  /** Notes that the browser has reported the edit. */
  endEdit() {
    if (this.isAsked) this.#stage = WAITING;
  }

  /** Calls `read`, which reads an edit. If `isCommanded` is true, an editing command of a script made the edit. */
  command(isCommanded, read) {
    if (isCommanded) this.#stage = COMMANDED;
    read();
    if (isCommanded) this.#stage = WAITING;
  }

  compose() { this.#stage = COMPOSING; }

  endComposition() {
    if (this.isComposing) this.#stage = ASKED;
  }
}
