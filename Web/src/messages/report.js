// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { messageFor } from "./messages.js";

/**
 * Where the outcomes of a field are reported.
 *
 * @typedef {object} Place
 * @property {HTMLElement} target The target of the events.
 * @property {Document | ShadowRoot} root The root that contains the live region.
 * @property {Record<string, string>} [messages] The messages of the page, which take precedence.
 * @property {string} locale The locale of the field, which determines the language of the message.
 */

/**
 * Sends a `refused` event for an edit that was refused, and announces the reason.
 *
 * @param {Place} place
 * @param {import("../engine/session.js").Outcome} outcome
 */
export function reportRefusal(place, { refusal, limit }) {
  report(place, "refused", messageFor(place.messages, refusal, { limit }, place.locale), { reason: refusal, limit: limit || undefined });
}

/**
 * Sends a `clamp` event for a number that was replaced by a bound, and announces the bound.
 *
 * @param {Place} place
 * @param {import("../engine/session.js").Outcome} outcome
 */
export function reportClamp(place, { clamped, text }) {
  report(place, "clamp", messageFor(place.messages, "clamped", { bound: text }, place.locale), { value: clamped });
}

function report({ target, root }, type, message, facts) {
  announce(root, message);
  target.dispatchEvent(new CustomEvent(type, { detail: { ...facts, message }, bubbles: true, composed: true }));
}
