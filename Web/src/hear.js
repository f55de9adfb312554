// SPDX-License-Identifier: MIT

/**
 * Listens to events.
 *
 * @param {EventTarget} target
 * @param {Record<string, (event: Event) => void>} listeners What to do, by the events' names.
 * @param {AbortSignal} [signal] Ends the listening.
 */
export function hear(target, listeners, signal) {
  for (const [name, take] of Object.entries(listeners)) target.addEventListener(name, take, { signal });
}
