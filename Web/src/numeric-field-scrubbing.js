// SPDX-License-Identifier: MIT

import { listenToDrags } from "./gestures/scrub-drag.js";
import { listenToHolding } from "./gestures/scrub-hold.js";
import { listenToWheel } from "./gestures/wheel.js";

/** Styles of elements that can be dragged horizontally. A vertical movement of a finger still scrolls the page. */
const DRAGGED = { cursor: "ew-resize", "touch-action": "pan-y", "user-select": "none", "-webkit-user-select": "none" };

const EDGE = "position:absolute;inset-block:-1px;inline-size:8px";

const STEPPER = `\
all:unset;position:absolute;inset-block:0;inline-size:1.75em;display:grid;place-items:center;cursor:default;\
border-inline-start:1px solid color-mix(in srgb,currentColor 25%,transparent);touch-action:manipulation;\
user-select:none;-webkit-user-select:none`;

/**
 * Lets a user change the number of a field with a pointer. The option `scrubbing` lets the user drag the
 * labels and the edges of the box. The option `steppers` adds two buttons. With the option `wheel`, the wheel of
 * the mouse changes the number.
 *
 * @param {import("./editing/field.js").Field} field
 * @param {AbortSignal} signal Removes everything that was added, when it is aborted.
 * @param {HTMLElement[]} labels
 * @param {HTMLElement} [box]
 */
export function addTo(field, signal, labels, box) {
  const { scrubbing, steppers, wheel } = field.options;
  if (scrubbing) for (const label of labels) addLabel(field, label, signal);
  if (scrubbing && box) addEdges(field, box, signal);
  if (steppers && box) addSteppers(field, box, signal);
  if (wheel) listenToWheel(field, signal);
}

/**
 * Lets a user change the number by dragging a label. A click on the label focuses the field. If the
 * label is a `<label>`, the browser moves the focus. Otherwise, a listener moves it.
 *
 * An inline label becomes an `inline-block`, because browsers ignore the `touch-action` of inline
 * elements.
 */
function addLabel(field, label, signal) {
  restyle(label, DRAGGED, signal);
  if (getComputedStyle(label).display === "inline") restyle(label, { display: "inline-block" }, signal);
  listenToDrags(field, label, label.localName === "label" ? null : () => field.input.focus(), signal);
}

function addEdges(field, box, signal) {
  const sides = field.options.steppers ? ["start"] : ["start", "end"];
  for (const side of sides) {
    const edge = added("i", { part: "edge" }, box, signal);
    edge.style.cssText = `${EDGE};inset-inline-${side}:-1px`;
    restyle(edge, DRAGGED, signal);
    listenToDrags(field, edge, () => placeCaret(field, side), signal);
  }
}

/**
 * Focuses the field after a click on an edge of the box, and places the caret next to that edge: at the start
 * or at the end of the text.
 */
function placeCaret(field, side) {
  const { input } = field;
  input.focus();
  const offset = side === "start" ? 0 : input.value.length;
  input.setSelectionRange(offset, offset);
  field.snap();
}

/**
 * Adds a button for each direction of steps. The buttons are hidden from assistive technology, whose
 * users can step with keys. They are no `<button>`, because a press on a disabled field would focus it.
 */
function addSteppers(field, box, signal) {
  restyle(field.input, { "inline-size": "calc(100% - 3.5em)" }, signal);
  for (const [name, sign, count, offset] of [["down", "\u2212", -1, "1.75em"], ["up", "+", 1, "0"]]) {
    const button = added("b", { part: `stepper ${name}`, "aria-hidden": true }, box, signal);
    button.textContent = sign;
    button.style.cssText = `${STEPPER};inset-inline-end:${offset}`;
    listenToHolding(field, button, count, signal);
  }
}

function added(name, attributes, box, signal) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  box.append(element);
  signal.addEventListener("abort", () => element.remove());
  return element;
}

/** Sets styles, and restores the previous ones when `signal` is aborted. */
function restyle({ style }, properties, signal) {
  const before = Object.keys(properties).map((name) => [name, style.getPropertyValue(name)]);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  signal.addEventListener("abort", () => { for (const [name, value] of before) style.setProperty(name, value); });
}
