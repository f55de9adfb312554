// SPDX-License-Identifier: MIT

{
  let field;
  let refused = null;

  /**
   * Shows the field of a scenario: a `<numeric-field>`, or an attached `<input>` if the scenario sets an
   * option that has no attribute. If `isScrubbed` is true, drags on the label change the number.
   */
  function open(options, value, isScrubbed) {
    close();
    options = withRule(options);
    if (isScrubbed) options = { ...options, scrubbing: true };
    const isElement = options.limits === undefined;
    const control = document.createElement(isElement ? "numeric-field" : "input");
    control.addEventListener("refused", (event) => { refused = event.detail.reason; });
    if (isElement) Object.assign(control, options);
    const label = document.createElement("label");
    if (isScrubbed) Object.assign(label, { htmlFor: control.id = "scrubbed", textContent: "Drag here" });
    document.getElementById("stage").append(label, control);
    if (isElement) control.value = value;
    const attachment = isElement ? control : NumericText.attach(control, { ...options, value });
    const input = isElement ? control.shadowRoot.querySelector("input") : control;
    field = { control, input, attachment, isElement, label, options };
  }

  function close() {
    field?.control.remove();
    field?.label.remove();
    field = undefined;
    refused = null;
  }

  /** Replaces the number in the option `allows` by a function that allows only multiples of this number. */
  function withRule(options) {
    const divisor = options.allows && BigInt(options.allows);
    return divisor ? { ...options, allows: (value) => BigInt(value) % divisor === 0n } : options;
  }

  /** Returns whether the browser has data for a locale. Some browsers have none for rare locales. */
  function knows(locale) {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  }

  /** Changes the options of the field. */
  function restyle(changed) {
    const { scrubbing } = field.options;
    const options = withRule(scrubbing ? { ...changed, scrubbing } : changed);
    if (field.isElement) Object.assign(field.control, options);
    else field.attachment.update(options);
  }

  /** Returns the state of the field, and the reason of a refusal since the last call, if there was one. */
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

  /** Returns the center of the label, where a drag starts. */
  function place() {
    const { left, top, width, height } = field.label.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  /**
   * Selects a range as a touch or a script does. The browser sends the event `selectionchange` with
   * a delay, so the function waits for it.
   */
  async function select(start, end) {
    const { input } = field;
    const { selectionStart, selectionEnd } = input;
    const changed = new Promise((resolve) => {
      document.addEventListener("selectionchange", resolve, { once: true });
    });
    input.setSelectionRange(Math.max(0, start), Math.max(0, end));
    const isSame = selectionStart === input.selectionStart && selectionEnd === input.selectionEnd;
    // Some browsers do not send the event to the document, so stop waiting after 50 ms.
    const later = new Promise((resolve) => { setTimeout(resolve, 50); });
    if (!isSame) await Promise.race([changed, later]);
  }

  /**
   * Replaces a range as a spell checker does, without calling a method that the element has defined. The `input`
   * event is sent after the change.
   */
  function replace(start, end, text) {
    HTMLInputElement.prototype.setRangeText.call(field.input, text, start, end, "end");
    return sendInput("insertReplacementText");
  }

  /**
   * Replaces the whole text, as autofill and some keyboards do, without calling a `value` property that the
   * page has defined.
   */
  function input(text, caret) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field.input, text);
    field.input.setSelectionRange(caret, caret);
    return sendInput("insertText");
  }

  /** Sends the event, and returns the state before the field commits an edit without the focus. */
  function sendInput(inputType) {
    field.input.dispatchEvent(new InputEvent("input", { inputType, bubbles: true, composed: true }));
    return state();
  }

  globalThis.player = { open, close, knows, restyle, state, place, select, replace, input, get field() { return field; } };
}
