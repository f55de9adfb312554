// SPDX-License-Identifier: MIT

import { announce } from "./announce.js";
import { isReplaced, messageFor } from "./messages.js";
import { spokenBounds } from "./validity.js";

/**
 * The place where the outcomes of a field are reported.
 *
 * @typedef {object} Place
 * @property {HTMLElement} target The target of the events.
 * @property {Document | ShadowRoot} root The root that contains the live region.
 * @property {Record<string, string>} [messages] The messages of the page, which take precedence.
 * @property {import("../options/options.js").Options} options The options of the field. They determine
 *   the bounds in the message, and its language.
 */

/**
 * Sends a `refused` event for an edit that was refused, and announces the reason.
 *
 * @param {Place} place
 * @param {import("../engine/session.js").Outcome} outcome
 */
export function reportRefusal(place, { refusal, limit }) {
  const { messages, options } = place;
  const bounds = refusal === "outOfBounds" && !isReplaced(refusal, messages) && spokenBounds(options, messages);
  const message = bounds || messageFor(messages, refusal, { limit }, options.locale);
  report(place, "refused", message, { reason: refusal, limit: limit || undefined });
}

/**
 * Sends a `clamp` event for a number that was replaced by a bound, and announces the bound.
 *
 * @param {Place} place
 * @param {import("../engine/session.js").Outcome} outcome
 */
export function reportClamp(place, { clamped, text }) {
  report(place, "clamp", messageFor(place.messages, "clamped", { bound: text }, place.options.locale), { value: clamped });
}

function report({ target, root }, type, message, facts) {
  announce(root, message);
  target.dispatchEvent(new CustomEvent(type, { detail: { ...facts, message }, bubbles: true, composed: true }));
}
