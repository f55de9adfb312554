// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { OPTION_BY_ATTRIBUTE, adoptEarlyProperties, defineProperties } from "./element-properties.js";
import { ElementState, languageOf, OBSERVED } from "./element-state.js";
import { IdleContent } from "./idle-content.js";
import { NAMING } from "./naming.js";

/** @type {import("../engine/runtime.js").Runtime} Loads the code for editing and the engine for all elements. */
let runtime;

/**
 * `<numeric-field>`, a text field that formats its number after every key.
 *
 * Its content changes when the field is used: first `IdleContent`, which needs no engine, then
 * `TypedContent` if the user types before everything is loaded, and then `LiveContent`, or
 * `PlainContent` if the engine cannot run. On servers, where there is no `HTMLElement`, the class is
 * never used.
 */
export class NumericField extends (globalThis.HTMLElement ?? class {}) {
  static get formAssociated() { return true; }

  static get observedAttributes() { return OBSERVED; }

  #state = new ElementState(this);

  #symbols;

  /** The messages that the page has set for this field. They take precedence over the default messages. */
  #messages;

  /** The content, which is missing until the attributes are read. */
  #content;

  /** Whether the content handles the actions of the user. */
  #isUsed;

  constructor() {
    super();
    this.#state.onUse((event) => this.#begin(event));
    this.addEventListener("invalid", () => this.#leave());
    // The event is also sent when the window loses the focus, although the input remains focused.
    this.addEventListener("blur", () => { if (!this.#state.isFocused) this.#leave(); });
    adoptEarlyProperties(this);
    // If the page was parsed before this class was defined, the browser has already tried to apply `autofocus`.
    if (this.isConnected && this.autofocus && document.activeElement === document.body) this.focus();
  }

  connectedCallback() {
    runtime.elements.add(this);
    this.#open();
    this.useParts();
    runtime.loadSoon();
    this.#state.nameSoon();
  }

  disconnectedCallback() {
    // A field with kept actions still waits for the code for editing, which performs and commits them.
    if (!this.#state.early) runtime.elements.delete(this);
    this.#state.extras?.remove();
    this.#content?.leave?.();
  }

  adoptedCallback() { this.#state.adoptStyles(); }

  /** Creates the content even if the form is not on the page, because a script can read the values of such a form. */
  formAssociatedCallback() { this.#open(); }

  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#content) return;
    if (name === "value") {
      if (!this.#state.isDirty) this.#setValue(this.#state.defaultValue);
    } else if (NAMING.includes(name)) this.#state.nameSoon();
    else if (OPTION_BY_ATTRIBUTE.has(name) || name === "lang") this.restyle();
    else this.#changeInput();
  }

  /** Creates the content if necessary, and returns it. */
  #open() {
    if (!this.#content) {
      this.#content = new IdleContent(this.#state, this.#state.defaultValue);
      this.#improve();
    }
    return this.#content;
  }

  /** Replaces the idle content if it cannot show the field completely. Otherwise prints warnings, if any. */
  #improve() {
    const { isIncomplete, isUnchecked } = this.#content;
    if (isIncomplete) this.#use();
    else if (isUnchecked || this.#state.wrongValues.length) runtime.parts?.check?.(this.#state);
  }

  /**
   * Replaces the idle content with the content for editing, and returns it. Returns null if the code for
   * editing is not loaded yet, or if the text must not change now.
   */
  #use() {
    const content = this.#open();
    if (content.listen) return content;
    if (this.#state.early?.isBusy) return null;
    if (!runtime.parts) return this.#type();
    this.#content = runtime.parts.makeContent(this.#state, content);
    if (this.#state.early) this.#perform(this.#state.early);
    return this.#content;
  }

  /** Performs the kept actions that are possible without the code for editing. Always returns null. */
  #type() {
    runtime.load();
    while (runtime.makeTyped && this.#state.early?.actions.length) {
      this.#content = runtime.makeTyped(this.#state, this.#content);
      if (!this.#content.perform()) break;
    }
    return null;
  }

  /** Performs the actions that were kept until the code for editing was loaded. */
  #perform(early) {
    this.#state.early = null;
    early.end();
    this.#listen();
    this.#content.play(early);
    early.resubmit?.();
  }

  #listen() {
    this.#isUsed = true;
    this.#content.listen();
  }

  /** Called just before the input handles an event with which the use of the field can start. */
  #begin(event) {
    if (this.#isUsed) return;
    if (event.type === "pointerover") runtime.load();
    else if (this.#use()) this.#listen();
    else if (!this.#state.early) this.#keepInput().handleEvent(event);
  }

  /** Returns the object that keeps actions until the code for editing is loaded. */
  #keepInput() { return this.#state.early ??= new runtime.Early(this.#state, this.#content.text, () => this.#use()); }

  /**
   * Removes the kept actions and replaces `TypedContent` with `IdleContent`, when the page sets the value or resets the
   * form. If a listener does this while an action is performed, the later actions are kept.
   */
  #forget() {
    if (this.#state.early && !this.#state.early.isPerforming) this.#state.early.actions = [];
    if (this.#content.perform) this.#content = new IdleContent(this.#state, this.#content.value);
  }

  /** Called when the element is added to a page, and when code was loaded or could not be loaded. */
  useParts() {
    const { parts } = runtime;
    parts?.watch?.(this, runtime.elements);
    this.languageChanged();
    if (this.#state.early || parts?.problem) this.#use();
    else this.#improve();
    if (!this.isConnected) this.disconnectedCallback();
  }

  // Attributes

  /** Shows the number again, with the options of the element. */
  restyle() {
    if (!this.#content) return;
    this.#content.restyle();
    this.#improve();
    this.#state.nameSoon();
  }

  /** Called when the language around the field may have changed. */
  languageChanged() {
    if (!this.hasAttribute("locale") && languageOf(this) !== this.#state.language) this.restyle();
  }

  /** Called when the labels of the field may have changed. */
  labelsChanged() { this.#state.nameSoon(); }

  #changeInput() {
    this.#content.forward();
    this.#content.validate();
    this.#improve();
  }

  // Values

  get value() { return this.#open().value; }
  set value(value) {
    this.#state.isDirty = true;
    this.#setValue(this.#state.read(value));
  }

  /** Shows a value of the page. If it is the current value, the kept actions can still change it. */
  #setValue(value) {
    const isNew = value !== this.value;
    if (isNew) this.#forget();
    if (isNew || !this.#state.early) this.#content.setValue(value);
    this.#improve();
  }

  get formattedValue() { return this.#open().text; }
  get resultText() { return this.session?.resultText ?? null; }

  /**
   * The session of the field, with which a page can perform user actions. They are shown and reported like those of the
   * user. It is null until the engine is loaded.
   */
  get session() { return this.#use()?.session ?? null; }

  get symbols() { return this.#symbols; }
  set symbols(symbols) {
    this.#symbols = symbols;
    this.restyle();
  }

  get messages() { return this.#messages; }
  set messages(texts) {
    this.#messages = texts;
    this.#content?.validate();
  }

  /** Notes that the user has left the field, so that it can be shown as invalid. */
  #leave() {
    this.#state.wasLeft = true;
    this.#state.early?.leave();
    this.#content?.validate();
  }

  // Forms

  get labels() { return this.#state.internals.labels; }
  get validity() { return this.#state.internals.validity; }
  get validationMessage() { return this.#state.internals.validationMessage; }
  get form() { return this.#state.internals.form; }

  /** Sets the attribute `form`. Frameworks set this property instead of the attribute, because the property exists. */
  set form(id) { setOrRemove(this, "form", id); }

  get type() { return this.localName; }
  get willValidate() { return this.#state.internals.willValidate && !this.readOnly; }
  checkValidity() { return this.#state.internals.checkValidity(); }
  reportValidity() { return this.#state.internals.reportValidity(); }

  setCustomValidity(message) {
    this.#state.customMessage = String(message);
    this.#open().validate();
  }

  formResetCallback() {
    this.#state.isDirty = this.#state.wasLeft = false;
    this.#forget();
    this.#content.reset(this.#state.defaultValue);
    this.#improve();
  }

  formDisabledCallback() { if (this.#content) this.#changeInput(); }

  formStateRestoreCallback(value) { this.value = value; }

  // User actions performed by the page. As in other inputs, they send no events.

  stepUp(count = 1) { this.#act((session) => session.step(count)); }
  stepDown(count = 1) { this.stepUp(-count); }
  toggleSign() { this.#act((session) => session.toggleSign()); }

  /** Performs an action, or keeps it until the code for editing is loaded. */
  #act(action) {
    this.#state.isDirty = true;
    (this.#use() ?? this.#keepInput()).act(action);
  }

  get selectionStart() { return this.#state.input.selectionStart; }
  set selectionStart(start) { this.setSelectionRange(start, Math.max(start, this.selectionEnd)); }

  get selectionEnd() { return this.#state.input.selectionEnd; }
  set selectionEnd(end) { this.setSelectionRange(Math.min(this.selectionStart, end), end); }

  setSelectionRange(start, end, direction) {
    this.#state.input.setSelectionRange(start, end, direction);
    if (this.#state.early) this.#state.early.isPlaced = true;
    this.#content?.snap?.();
  }

  select() { this.#state.input.select(); }

  /** Focuses the input directly. The inherited method would also select all text, unlike in other inputs. */
  focus(options) { this.#state.input.focus(options); }
}

defineProperties(NumericField);

/** Defines the element with the given runtime, unless another copy of this module has already defined it. */
export function define(shared) {
  if (!globalThis.customElements || customElements.get("numeric-field")) return;
  runtime = shared;
  customElements.define("numeric-field", NumericField);
}
