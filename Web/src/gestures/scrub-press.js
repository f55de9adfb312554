// SPDX-License-Identifier: MIT

import { addListeners } from "../editing/add-listeners.js";

/**
 * Follows a press until it ends.
 *
 * @param {PointerEvent} press A `pointerdown` event.
 * @param {object} listeners
 * @param {(event: PointerEvent) => void} [listeners.moved]
 * @param {() => void} listeners.released
 * @param {() => void} listeners.canceled Called if Escape is pressed, or if the browser takes the
 *   pointer for scrolling.
 * @param {() => void} listeners.removed Called instead of the others if the page removes what is pressed.
 * @param {AbortSignal} removing Is aborted when the page removes what is pressed.
 * @returns {{signal: AbortSignal, cancel(): void}} A signal that is aborted when the press ends, and
 *   a function that cancels the press.
 */
export function followPress({ pointerId, currentTarget }, { moved, released, canceled, removed }, removing) {
  const ending = new AbortController();
  const { signal } = ending;
  const endBy = (ended) => () => {
    ending.abort();
    ended();
  };
  const cancel = endBy(canceled);
  const ofPress = (act) => (event) => { if (event.pointerId === pointerId) act?.(event); };
  removing.addEventListener("abort", endBy(removed), { signal });
  addListeners(currentTarget.ownerDocument, {
    pointermove: ofPress(moved),
    pointerup: ofPress(endBy(released)),
    pointercancel: ofPress(cancel),
    keydown(event) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
  }, signal, true);
  return { signal, cancel };
}
