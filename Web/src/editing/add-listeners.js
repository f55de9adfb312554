// SPDX-License-Identifier: MIT

/**
 * Adds listeners for several events.
 *
 * @param {EventTarget} target
 * @param {Record<string, (event: Event) => void>} listeners The listeners by event name.
 * @param {AbortSignal} [signal] Removes the listeners when it is aborted.
 * @param {boolean} [capture] Whether the listeners are called before those of the target's descendants.
 */
export function addListeners(target, listeners, signal, capture = false) {
  for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener, { signal, capture });
}
