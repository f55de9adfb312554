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
 * @returns {{signal: AbortSignal, cancel(): void}} A signal that is aborted when the press ends, and
 *   a function that cancels the press.
 */
export function followPress({ pointerId, currentTarget }, { moved, released, canceled }) {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (ended) => {
    ending.abort();
    ended();
  };
  const cancel = () => end(canceled);
  const ofPress = (act) => (event) => { if (event.pointerId === pointerId) act(event); };
  addListeners(currentTarget.ownerDocument, {
    pointermove: ofPress((event) => moved?.(event)),
    pointerup: ofPress(() => end(released)),
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
