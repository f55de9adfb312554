// SPDX-License-Identifier: MIT

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
  const listeners = { pointermove: moved, pointerup: endBy(released), pointercancel: cancel };
  removing.addEventListener("abort", endBy(removed), { signal });
  const page = currentTarget.ownerDocument;
  for (const [name, listener] of Object.entries(listeners)) {
    page.addEventListener(name, (event) => {
      if (event.pointerId === pointerId) listener?.(event);
    }, { capture: true, signal });
  }
  page.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }, { capture: true, signal });
  return { signal, cancel };
}
