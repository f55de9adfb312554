// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { messageFor } from "./messages.js";

/**
 * Sends an event `clamp` and announces that a bound took the place of the number.
 *
 * @param {HTMLElement} target Where the event is sent.
 * @param {Document | ShadowRoot} root Where it is announced.
 * @param {import("./session.js").Outcome} outcome
 * @param {Record<string, string>} [ownMessages]
 * @param {string} [locale] The field's locale, whose language is spoken.
 */
export function reportClamp(target, root, { clamped, text }, ownMessages, locale) {
  const message = messageFor(ownMessages, "clamped", { bound: text }, locale);
  announce(root, message);
  target.dispatchEvent(new CustomEvent("clamp", {
    detail: { value: clamped, message }, bubbles: true, composed: true,
  }));
}
