// SPDX-License-Identifier: MIT

import { addListeners } from "../editing/add-listeners.js";
import { Gesture } from "./scrub-gesture.js";
import { followPress } from "./scrub-press.js";

/** The time before the first repetition, in milliseconds. */
const FIRST_DELAY = 400;

/** The time between the first two repetitions, in milliseconds. The time becomes shorter with each repetition. */
const DELAY = 120;
const LEAST_DELAY = 20;
const SHORTENING = 0.92;

/**
 * Changes the number of a field repeatedly while a button is pressed, faster and faster.
 *
 * @param {import("../editing/field.js").Field} field
 * @param {HTMLElement} button
 * @param {number} count The number of steps for each repetition, negative to decrease the number.
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToHolding(field, button, count, signal) {
  addListeners(button, {
    pointerdown: (event) => { if (event.button === 0) hold(field, count, event, signal); },
    // A press does not take the focus from another field.
    mousedown: (event) => event.preventDefault(),
    // If a label contains the field, Firefox would focus it after a click.
    click: (event) => event.preventDefault(),
    contextmenu: (event) => event.preventDefault(),
  }, signal);
}

function hold(field, count, event, removing) {
  const gesture = new Gesture(field);
  let timer;
  const step = (delay, next) => {
    if (!gesture.step(count, event) || signal.aborted) return;
    timer = setTimeout(() => step(next, Math.max(LEAST_DELAY, next * SHORTENING)), delay);
  };
  const end = () => gesture.end();
  const { signal } = followPress(event, { released: end, canceled: () => gesture.cancel(), removed: end }, removing);
  signal.addEventListener("abort", () => clearTimeout(timer));
  step(FIRST_DELAY, DELAY);
}
