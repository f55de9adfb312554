// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { messageFor } from "./messages.js";

/**
 * Reports a refused edit to the page and to the user.
 *
 * @param {HTMLElement} target The target of the `refused` event.
 * @param {Document | ShadowRoot} root The root that contains the live region.
 * @param {import("./session.js").Outcome} outcome
 * @param {Record<string, string>} [ownMessages]
 * @param {string} [locale] The locale of the field, which determines the language of the message.
 */
export function reportRefusal(target, root, { refusal, limit }, ownMessages, locale) {
  const message = messageFor(ownMessages, refusal, { limit }, locale);
  announce(root, message);
  const detail = { reason: refusal, message, limit: limit || undefined };
  target.dispatchEvent(new CustomEvent("refused", { detail, bubbles: true, composed: true }));
}
