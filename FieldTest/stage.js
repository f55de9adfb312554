// SPDX-License-Identifier: MIT

/**
 * Shows one field at a time, and reports to the driver the text that the person sees and the value that
 * the page gets. The address of the page names the adapter: `stage.html?adapter=maskito`.
 */

import { notationOf } from "./adapters/notation.js";

// If a driver controls the browser, autoNumeric reads keys in a different way, and would type 4 for $.
Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });

const adapter = await import(`./adapters/${new URLSearchParams(location.search).get("adapter")}.js`);
const stage = document.getElementById("stage");
const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

let mounted;
let field;
let events;
let sent;
let errors;

addEventListener("error", ({ message }) => errors?.push(message));

/** Shows a field and returns nothing, or returns the reason why the library has no such field. */
async function open(given) {
  close();
  const notation = notationOf(given);
  field = { attributes: {}, initial: "", ...given, notation };
  const [reason] = Object.entries(adapter.unsupported ?? {}).find(([, holds]) => holds(field)) ?? [];
  if (reason) return reason;
  events = { input: 0, change: 0 };
  errors = [];
  sent = null;
  stage.innerHTML = '<form id="form"><label id="label" for="field">Amount</label> <span id="place"></span> '
    + '<button id="send">Send</button></form>';
  const form = stage.firstChild;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent = Object.fromEntries(new FormData(form));
  });
  for (const type of ["input", "change"]) form.addEventListener(type, () => { events[type] += 1; });
  mounted = await adapter.mount(document.getElementById("place"), field);
  await pause(20);
  document.getElementById("before").focus();
}

function close() {
  mounted?.close?.();
  mounted = undefined;
  stage.replaceChildren();
}

/** Waits for the effects of the last key, and returns the shown text and the value that the page gets. */
async function state() {
  await pause(15);
  const { input, element = input } = mounted;
  const sees = { text: input.value, value: mounted.read(), start: null, end: null };
  // Inputs of the type `number` have no selection.
  if (input.type !== "number") [sees.start, sees.end] = [input.selectionStart, input.selectionEnd];
  const invalid = element.matches(":invalid") || input.getAttribute("aria-invalid") === "true";
  const focused = document.activeElement === element;
  const { decimal, digits } = field.notation;
  return { ...sees, invalid, focused, events: { ...events }, sent, submitted: sent !== null, errors: [...errors], decimal, digits };
}

/**
 * Returns the offset after the digits of `content` in the text: in "$1,234", the offset after "12" is 4. If
 * `content` ends with a point, the offset is after the decimal separator.
 */
function offsetAfter(content) {
  const { decimal } = field.notation;
  const count = content.replace(/[^\p{Nd}]/gu, "").length;
  const { value } = mounted.input;
  let [offset, seen] = [0, 0];
  while (seen < count && offset < value.length) {
    const character = String.fromCodePoint(value.codePointAt(offset));
    if (/\p{Nd}/u.test(character)) seen += 1;
    offset += character.length;
  }
  if (count === 0) offset = Math.max(0, value.search(/\p{Nd}/u));
  return content.endsWith(".") && value.startsWith(decimal, offset) ? offset + decimal.length : offset;
}

/**
 * Selects the digits that `to` has in addition to `from`: 34 for "12" and "1234". The number begins with `to`,
 * and `to` begins with `from`. If `isBehindMark` is true, places the caret after the separator that follows
 * `to` instead.
 */
async function select(from, to, isBehindMark) {
  const { value } = mounted.input;
  let [start, end] = [offsetAfter(from), offsetAfter(to)];
  while (isBehindMark && end < value.length && !/\p{Nd}/u.test(value[end])) start = end += 1;
  mounted.input.setSelectionRange(start, end);
  await pause(20);
}

/** Shows and selects `text` outside of the form, for browsers in which only a key can copy it. */
function showText(text) {
  const area = Object.assign(document.createElement("textarea"), { id: "text", value: text });
  stage.prepend(area);
  area.select();
}

function hideText() {
  document.getElementById("text").remove();
  document.getElementById("before").focus();
}

/** Sets the text of the input as a password manager or a test script does. */
function assign(text) {
  const { input } = mounted;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, text);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Sets the number as a script of the page does. Returns false if the adapter cannot set it. */
async function write(value) {
  if (!mounted.write) return false;
  await mounted.write(value);
  return true;
}

/** Starts to time keys, from `keydown` to the layout after the `input` event. */
function timeKeys() {
  const times = [];
  let start;
  addEventListener("keydown", () => { start = performance.now(); }, true);
  addEventListener("input", () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    };
    port2.postMessage(0);
  }, true);
  fieldTest.times = () => times;
}

globalThis.fieldTest = {
  open, close, state, select, copy: copyToClipboard, showText, hideText, assign, write, timeKeys,
  input: () => mounted.input,
  digits: () => mounted.input.value.replace(/[^\p{Nd}]/gu, ""),
  distance: (content) => mounted.input.value.length - offsetAfter(content),
  reset: () => document.getElementById("form").reset(),
};
