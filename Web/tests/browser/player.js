// SPDX-License-Identifier: MIT

{
  let field;
  let refused = null;

  /** The field of a scenario: the element, or an input where only JavaScript can give an option. */
  function open(options, value) {
    close();
    const isElement = options.limits === undefined;
    const control = document.createElement(isElement ? "numeric-field" : "input");
    control.addEventListener("refused", (event) => { refused = event.detail.reason; });
    if (isElement) style(control, options);
    document.getElementById("stage").append(control);
    if (isElement) control.value = value;
    const attachment = isElement ? control : NumericText.attach(control, { ...options, value });
    const input = isElement ? control.shadowRoot.querySelector("input") : control;
    field = { control, input, attachment, isElement };
  }

  function close() {
    field?.control.remove();
    field = undefined;
    refused = null;
  }

  /** Options as a page writes them: attributes for the element, but symbols have a property. */
  function style(control, options) {
    for (const [name, value] of Object.entries(options)) {
      const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (name === "symbols") control.symbols = value;
      else if (textOf(value) === "...") control.removeAttribute(attribute);
      else control.setAttribute(attribute, textOf(value));
    }
  }

  /** An option as the text of an attribute; "..." is a range without ends, so no option at all. */
  function textOf(value) {
    if (Array.isArray(value)) return value.map((end) => end ?? "").join("...");
    return value === undefined || value === null || value === false ? "..." : String(value);
  }

  /** Whether the browser has data of a locale: some leave out what few people ask for. */
  function knows(locale) {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  }

  /** Changes the options while the field is there. */
  function restyle(options) {
    if (field.isElement) style(field.control, options);
    else field.attachment.update(options);
    return state();
  }

  /** How the field stands, and why the last edit was refused since it was asked last. */
  function state() {
    const { input, attachment } = field;
    const reason = refused;
    refused = null;
    return {
      text: input.value,
      selection: [input.selectionStart, input.selectionEnd],
      value: attachment.value === "" ? null : attachment.value,
      refused: reason,
    };
  }

  function focus() {
    field.input.focus();
    return state();
  }

  function isFocused() {
    return document.activeElement === field.control;
  }

  function setValue(value) {
    field.attachment.value = value ?? "";
    return state();
  }

  /** Presses the button that a page may have for the sign. */
  function toggleSign() {
    field.attachment.toggleSign();
    return state();
  }

  /** Selects as a finger or a script does; the browser tells of it a moment later. */
  async function select(start, end) {
    const { input } = field;
    const { selectionStart, selectionEnd } = input;
    const told = new Promise((resolve) => {
      document.addEventListener("selectionchange", resolve, { once: true });
    });
    input.setSelectionRange(Math.max(0, start), Math.max(0, end));
    const isSame = selectionStart === input.selectionStart && selectionEnd === input.selectionEnd;
    // Not every browser tells the document of it.
    const later = new Promise((resolve) => { setTimeout(resolve, 50); });
    if (!isSame) await Promise.race([told, later]);
    return state();
  }

  /** Replaces a range as a spell checker does: the field learns of it after the fact. */
  function replace(start, end, text) {
    field.input.setRangeText(text, start, end, "end");
    return tell("insertReplacementText");
  }

  /** Shows another whole text, as autofill and some keyboards do. */
  function input(text, caret) {
    field.input.value = text;
    field.input.setSelectionRange(caret, caret);
    return tell("insertText");
  }

  function tell(inputType) {
    field.input.dispatchEvent(new InputEvent("input", { inputType, bubbles: true, composed: true }));
    return state();
  }

  /** Puts a text on the clipboard, and leaves focus and selection alone. */
  function copy(text) {
    const put = (event) => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener("copy", put, { capture: true, once: true });
    const isDone = document.execCommand("copy");
    document.removeEventListener("copy", put, { capture: true });
    if (!isDone) throw new Error("The clipboard is closed.");
  }

  globalThis.player = { open, close, knows, restyle, state, focus, isFocused, setValue, toggleSign, select, replace, input, copy };
}
