// SPDX-License-Identifier: MIT

/**
 * Adds actions that are performed after all listeners of the page have handled the event, unless one of
 * them has prevented the default action. Browsers perform their own default actions at the same time.
 *
 * When an event reaches the target, a listener is added to every node through which the event
 * bubbles. The listener of the last node, or of the node that stops the propagation, calls the
 * action.
 *
 * @param {HTMLInputElement} input The target of the events.
 * @param {Record<string, (event: Event) => void>} actions The actions by event name.
 * @param {AbortSignal} [signal] Removes the listeners when it is aborted.
 */
export function addActions(input, actions, signal) {
  for (const [name, action] of Object.entries(actions)) {
    input.addEventListener(name, (event) => actAfterListeners(event, action), { capture: true, signal });
  }
}

function actAfterListeners(event, action) {
  const { type } = event;
  const path = event.composedPath();
  const act = (current) => {
    if (current === event && !event.cancelBubble && event.currentTarget !== path.at(-1)) return;
    for (const node of path) node.removeEventListener(type, act);
    if (current === event && !event.defaultPrevented) action(event);
  };
  for (const node of path) node.addEventListener(type, act);
}
