// SPDX-License-Identifier: MIT

import { addListeners } from "../editing/add-listeners.js";
import { Gesture } from "./scrub-gesture.js";
import { followPress } from "./scrub-press.js";

/** The distance that the pointer moves for each step, in CSS pixels. */
const STEP_LENGTH = 4;

/** The distance that the pointer must move before a press becomes a drag, in CSS pixels. */
const LEAST_DRAG = 3;

/** The elements inside a label on which a press does not start to drag the label. */
const CONTROLS = "a,button,input,select,textarea,summary,numeric-field";

/**
 * Changes the number of a field when an element is dragged horizontally. A drag toward the end of the
 * element's text adds, and a drag toward the start subtracts.
 *
 * @param {import("../editing/field.js").Field} field
 * @param {HTMLElement} handle
 * @param {(() => void) | null} clicked Called after a press without a drag.
 * @param {AbortSignal} signal Removes the listeners when it is aborted.
 */
export function listenToDrags(field, handle, clicked, signal) {
  const begins = ({ button, target }) => {
    const control = target.closest(CONTROLS);
    return button === 0 && field.isEditable && !(control && control !== handle && handle.contains(control));
  };
  addListeners(handle, {
    pointerdown: (event) => { if (begins(event)) new Drag(field, handle, clicked, event, signal); },
    // Prevent the press from selecting the label's text or taking the focus from another field.
    mousedown: (event) => { if (begins(event)) event.preventDefault(); },
  }, signal);
}

/** A press that becomes a drag when the pointer moves. */
class Drag {
  #gesture;
  #handle;
  #press;
  #pointer;
  #hasBegun = false;

  /** Whether the text of the handle runs from right to left. If so, a drag to the left adds. */
  #isMirrored;

  /** The distance toward the end of the text since the last step, in CSS pixels. */
  #distance = 0;

  /** The last horizontal position of the pointer. */
  #x;

  constructor(field, handle, clicked, pressed, removing) {
    this.#gesture = new Gesture(field);
    this.#handle = handle;
    this.#pointer = pressed;
    this.#x = pressed.clientX;
    this.#isMirrored = getComputedStyle(handle).direction === "rtl";
    this.#press = followPress(pressed, {
      moved: (event) => this.#move(event),
      released: () => (this.#hasBegun ? this.#gesture.end() : clicked?.()),
      canceled: () => { if (this.#hasBegun) this.#gesture.cancel(); },
      removed: () => { if (this.#hasBegun) this.#gesture.end(); },
    }, removing);
  }

  #move(event) {
    const distance = this.#isLocked ? event.movementX : event.clientX - this.#x;
    this.#distance += this.#isMirrored ? -distance : distance;
    this.#x = event.clientX;
    if (!this.#hasBegun) this.#begin();
    const count = this.#hasBegun ? Math.trunc(this.#distance / STEP_LENGTH) : 0;
    if (count === 0) return;
    this.#distance -= count * STEP_LENGTH;
    this.#gesture.step(count, event);
  }

  #begin() {
    if (Math.abs(this.#distance) < LEAST_DRAG) return;
    this.#hasBegun = true;
    const { pointerId, pointerType } = this.#pointer;
    this.#handle.setPointerCapture(pointerId);
    preventClick(this.#handle.ownerDocument);
    if (pointerType === "mouse") this.#lockPointer();
  }

  get #isLocked() {
    return this.#handle.getRootNode().pointerLockElement === this.#handle;
  }

  /**
   * Hides the pointer and lets it move beyond the edge of the screen, if the browser allows it. The
   * browser unlocks the pointer when Escape is pressed.
   */
  async #lockPointer() {
    const page = this.#handle.ownerDocument;
    const { signal, cancel } = this.#press;
    const unlock = () => page.exitPointerLock?.();
    signal.addEventListener("abort", unlock);
    page.addEventListener("pointerlockchange", () => { if (!this.#isLocked) cancel(); }, { signal });
    try {
      await this.#handle.requestPointerLock?.();
    } catch {
      // If the pointer cannot be locked, the drag ends at the edge of the screen.
    }
    if (signal.aborted) unlock();
  }
}

/**
 * Prevents the click that follows a drag, even a canceled drag. A click on a label would focus the
 * field.
 */
function preventClick(page) {
  const ending = new AbortController();
  const end = () => ending.abort();
  addListeners(page, {
    click(event) {
      event.preventDefault();
      event.stopPropagation();
    },
    pointerup: () => setTimeout(end),
    pointercancel: end,
  }, ending.signal, true);
}
