// SPDX-License-Identifier: MIT

/**
 * Adds event listeners.
 *
 * @param {EventTarget} target
 * @param {Record<string, (event: Event) => void>} listeners The listeners, by event name.
 * @param {AbortSignal} [signal] Removes the listeners.
 */
export function hear(target, listeners, signal) {
  for (const [name, take] of Object.entries(listeners)) target.addEventListener(name, take, { signal });
}
