// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { messageFor } from "./messages.js";

/**
 * Sends a `clamp` event, and announces that a bound replaced the number.
 *
 * @param {HTMLElement} target The target of the event.
 * @param {Document | ShadowRoot} root The root that contains the live region.
 * @param {import("./session.js").Outcome} outcome
 * @param {Record<string, string>} [ownMessages]
 * @param {string} [locale] The locale of the field, which decides the language.
 */
export function reportClamp(target, root, { clamped, text }, ownMessages, locale) {
  const message = messageFor(ownMessages, "clamped", { bound: text }, locale);
  announce(root, message);
  target.dispatchEvent(new CustomEvent("clamp", {
    detail: { value: clamped, message }, bubbles: true, composed: true,
  }));
}
