// SPDX-License-Identifier: MIT

/**
 * An action of the user, or of the page, with the selection before it.
 *
 * @typedef {object} EarlyAction
 * @property {KeyboardEvent} [key] The event of a key that was pressed.
 * @property {string} [inputType] An edit, as in a `beforeinput` event.
 * @property {string | null} [data] The text that the edit inserts.
 * @property {string} [text] The whole text, if the browser has changed it.
 * @property {(content: object) => void} [run] An action of the page.
 * @property {number} start The start of the selection.
 * @property {number} end The end of the selection.
 * @property {number} length The length of the text that was shown.
 * @property {{start: number, end: number}} last The selection after the previous action.
 */

/**
 * Keeps the actions in a field until the code for editing is loaded, which then performs them in
 * order. The browser is prevented from performing these actions itself, except while an input method is composing.
 */
export class EarlyInput {
  #state;
  #ready;
  #isPressed;
  #isUsed;
  #composition;
  #listening = new AbortController();

  /**
   * Submits the form, if the user has tried to submit it.
   *
   * @type {(() => void) | undefined}
   */
  resubmit;

  /** @type {EarlyAction[]} */
  actions = [];

  /** Whether the user has pressed the pointer in the field, which places the caret. */
  isPlaced;

  /**
   * Whether `TypedContent` is sending the event of an action. A value that a listener of the page sets meanwhile
   * does not remove the kept actions, because the user has performed them later.
   */
  isPerforming;

  /** The selection after the last action. */
  last = {};

  /**
   * @param {import("./element-state.js").ElementState} state
   * @param {string} shown The text that the field shows. The input may already contain a different text.
   * @param {() => void} ready Called when an action was kept, or the field is no longer busy.
   */
  constructor(state, shown, ready) {
    this.#state = state;
    this.shown = shown;
    this.#ready = ready;
    const { input, root } = state;
    this.#listen(root, ["input", "change", "compositionstart", "compositionend", "pointerdown", "copy", "cut"], true);
    // The listeners of the page are called before these, so that they can prevent a key.
    const window = input.ownerDocument.defaultView;
    this.#listen(window, ["keydown", "keypress", "beforeinput"], false);
    this.#listen(window, ["pointerup", "pointercancel", "submit"], true);
  }

  #listen(target, names, capture) {
    const { signal } = this.#listening;
    for (const name of names) target.addEventListener(name, this, { capture, signal });
  }

  /**
   * Whether the user is composing text or pressing the pointer, or an action is being performed. Until
   * this ends, the text must not change.
   */
  get isBusy() { return this.#isPressed || this.isPerforming || this.#composition; }

  /** Stops keeping actions. */
  end() { this.#listening.abort(); }

  /** Keeps an action, and collapses the selection, so that the next selection by the user is recognized. */
  keep(action) {
    const { selection, last } = this;
    this.actions.push({ ...action, ...selection, last });
    this.#state.input.setSelectionRange(selection.end, selection.end);
    this.last = this.selection;
    this.#state.isDirty ||= !action.key;
    this.#isUsed = true;
    this.#state.setValidity();
    this.#ready();
  }

  /** Keeps an action of the page. */
  act(action) { this.keep({ run: (content) => content.act(action) }); }

  /** Keeps the commit of a field that the user leaves, because the user may come back before it is performed. */
  leave() { if (this.#isUsed) this.actions.push({ run: (content) => content.commit(), last: {} }); }

  /** The shown text, and the selection in it. */
  get selection() {
    const { selectionStart: start, selectionEnd: end, value } = this.#state.input;
    return { start, end, value, length: value.length };
  }

  handleEvent(event) { this[event.type]?.(event); }

  pointerdown({ button }) {
    if (button === 0) this.#isPressed = this.isPlaced = true;
  }

  pointerup() {
    this.#isPressed = false;
    this.#ready();
  }

  pointercancel() { this.pointerup(); }

  /**
   * Keeps a key that acts on a field without a `beforeinput` event. With Control or Command, these are undo, redo and
   * select all. The left and right arrows act only without Alt.
   */
  keydown(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isHandled = ctrlKey || metaKey ? /^[yza]$/i.test(key) && this.#isUsed
      : (/^(Arrow|Page|Home|End|Esc)/.test(key) && !(altKey && /t$/.test(key))) || event.code === "NumpadDecimal";
    if (isHandled) this.#take(event, { key: event });
  }

  keypress(event) {
    if (event.key === "Enter") this.#take(event, { key: event });
  }

  beforeinput(event) {
    const { inputType, data, dataTransfer } = event;
    this.#take(event, { inputType, data: data ?? dataTransfer?.getData("text/plain") });
  }

  #take(event, action) {
    const { input } = this.#state;
    if (event.composedPath()[0] !== input || event.isComposing || event.defaultPrevented || !event.cancelable || input.readOnly) return;
    // The browser selects the shown text, so that it can be copied. Escape keeps its effect on the page, such as closing
    // a dialog, if there is nothing to cancel.
    if (event.key !== "a" && (this.#isUsed || event.key !== "Escape")) event.preventDefault();
    this.keep(action);
  }

  /** Keeps a text that the browser has changed. The page gets its `input` event when the kept text is read. */
  input(event) {
    if (this.isPerforming) return;
    event.stopImmediatePropagation();
    if (!this.#composition) this.change();
  }

  change() {
    const { value } = this.#state.input;
    // A field that is removed or disabled may get no event for the end of the composition.
    this.#composition = null;
    if (value !== this.shown) this.keep({ text: this.shown = value });
  }

  compositionstart() { this.#composition = this.selection; }

  /** Keeps the composed text as an action, and restores the text from before the composition. */
  compositionend({ data }) {
    const { value, start, end } = this.#composition;
    this.#composition = null;
    this.#state.input.value = value;
    this.#state.input.setSelectionRange(start, end);
    this.keep({ inputType: "insertFromComposition", data });
  }

  /** With the option `copies`, copies or cuts the plain number if the whole text is selected. */
  copy(event) {
    const { start, end, length } = this.selection;
    const { element } = this.#state;
    if (element.copies !== "plain" || !length || end - start < length) return;
    event.clipboardData.setData("text/plain", element.value);
    if (event.type === "cut") this.#take(event, { inputType: "deleteByCut" });
    else event.preventDefault();
  }

  cut(event) { this.copy(event); }

  /** Prevents the submission of the form. The form is submitted after the kept actions, with the committed number. */
  submit(event) {
    const { target, submitter } = event;
    if (!this.#isUsed || target !== this.#state.internals.form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.resubmit = () => target.requestSubmit(submitter);
  }
}
