// SPDX-License-Identifier: MIT

/** The key of the property that holds the attachment of an input. */
const ATTACHED = Symbol.for("numeric-field attached");

/** The `inputType` of each key that deletes. */
const DELETIONS = { Backspace: "deleteContentBackward", Delete: "deleteContentForward" };

/** The numbers of attached inputs when they got the focus, or when `change` was sent. */
const numbers = new WeakMap();

/** The types of controls of which a form without a submit button can have only one, so that Enter submits it. */
const BLOCKING = [
  "text", "search", "tel", "url", "email", "password", "number", "date", "month", "week", "time", "datetime-local",
];

/**
 * Types a text with one key per character. If the field does not have the focus, it gets the focus,
 * and the caret is placed at the end.
 *
 * @param {HTMLElement} field A `<numeric-field>`, or an input that is attached.
 * @param {string} text
 */
export function type(field, text) {
  for (const key of text) press(field, key);
}

/** Presses a key by its name, such as "Backspace", "ArrowUp" or "5". "Enter" commits the number and submits the form. */
export function press(field, key) {
  if (isDisabled(field)) return;
  const input = focused(field);
  const inputType = DELETIONS[key] ?? (key.length === 1 ? "insertText" : null);
  if (!send(input, KeyboardEvent, "keydown", { key })) return;
  if ((inputType === "insertText" || key === "Enter") && !send(input, KeyboardEvent, "keypress", { key })) return;
  if (key === "Enter") enter(input);
  if (inputType) edit(input, inputType, inputType === "insertText" ? key : null);
  send(input, KeyboardEvent, "keyup", { key });
}

/** Pastes a text over the selection. */
export function paste(field, text) {
  if (!isDisabled(field)) edit(focused(field), "insertFromPaste", text);
}

/** Deletes the whole text. */
export function clear(field) {
  if (isDisabled(field)) return;
  focused(field).select();
  press(field, "Backspace");
}

/** Moves the focus away, which commits the number. */
export function leave(field) {
  inputOf(field).blur();
}

/** Returns the value as a plain decimal, and the shown text. */
export function read(field) {
  const { value } = field[ATTACHED] ?? field;
  return { value, text: inputOf(field).value };
}

function inputOf(field) {
  return field.shadowRoot?.querySelector("input") ?? field;
}

/** Returns whether a field or a fieldset around it is disabled. In jsdom, `:disabled` does not match the element. */
function isDisabled(field) {
  return field.disabled || field.closest(":disabled, legend")?.localName === "fieldset";
}

function focused(field) {
  const input = inputOf(field);
  if (input.getRootNode().activeElement !== input) input.focus();
  if (input[ATTACHED] && !numbers.has(input)) {
    numbers.set(input, numberOf(input));
    // Browsers send `change` before `blur`, when the focus has already moved. A capturing listener is called first.
    input.addEventListener("blur", () => {
      sendChange(input);
      numbers.delete(input);
    }, { capture: true, once: true });
  }
  return input;
}

function numberOf(input) {
  return input[ATTACHED]?.session.outcome.value;
}

/** Sends `change` to an attached input if its number has changed. An element itself sends this event. */
function sendChange(input) {
  const number = numberOf(input);
  if (number === numbers.get(input)) return;
  numbers.set(input, number);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Sends `change` and submits the form of an attached input, as browsers do after Enter. An element does so itself. */
function enter(input) {
  if (!input[ATTACHED]) return;
  sendChange(input);
  const controls = [...input.form?.elements ?? []];
  const button = controls.find(({ type }) => type === "submit");
  if (button) button.click();
  else if (controls.filter(({ type }) => BLOCKING.includes(type)).length === 1) input.form.requestSubmit();
}

/**
 * Sends the events of an edit, unless the input is read-only. Between the events, makes the edit as a browser does, unless
 * the field has made it.
 */
function edit(input, inputType, data) {
  if (input.readOnly) return;
  if (!send(input, InputEvent, "beforeinput", { inputType, data })) return;
  const { selectionStart, selectionEnd, value } = input;
  const isEmpty = selectionStart === selectionEnd;
  const start = selectionStart - (isEmpty && inputType === DELETIONS.Backspace ? 1 : 0);
  const end = selectionEnd + (isEmpty && inputType === DELETIONS.Delete ? 1 : 0);
  if (start < 0) return;
  const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  written.set.call(input, value.slice(0, start) + (data ?? "") + value.slice(end));
  input.setSelectionRange(start + (data ?? "").length, start + (data ?? "").length);
  send(input, InputEvent, "input", { inputType, data });
}

/** Sends an event. Returns false if a listener has prevented its default action. */
function send(input, Kind, name, facts) {
  return input.dispatchEvent(new Kind(name, { ...facts, bubbles: true, cancelable: name !== "input", composed: true }));
}
