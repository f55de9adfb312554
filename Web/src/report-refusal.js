// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { messageFor } from "./messages.js";

/**
 * Sends an event `refused`, and announces why an edit was refused.
 *
 * @param {HTMLElement} target Where the event `refused` is sent.
 * @param {Document | ShadowRoot} root Where it is announced.
 * @param {import("./session.js").Outcome} outcome
 * @param {Record<string, string>} [ownMessages]
 * @param {string} [locale] The field's locale, whose language is spoken.
 */
export function reportRefusal(target, root, { refusal, limit }, ownMessages, locale) {
  const message = messageFor(ownMessages, refusal, { limit }, locale);
  announce(root, message);
  const detail = { reason: refusal, message, limit: limit || undefined };
  target.dispatchEvent(new CustomEvent("refused", { detail, bubbles: true, composed: true }));
}
