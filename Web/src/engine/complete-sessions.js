// SPDX-License-Identifier: MIT

import { ENGLISH } from "../messages/messages.generated.js";
import { idleTextOf } from "../options/idle-text.js";
import { later } from "../typing.js";

/** Returns the message for a negative status of the engine, or the status itself if no page can cause it. */
const errorFor = (status, part, text) => ({
  [-1]: "The session has already been closed.",
  [-3]: `Part ${part} of the style is invalid.`,
  [-4]: `"${String(text).slice(0, 60)}" is not a plain decimal number.`,
  [-5]: 'delete needs "backward", "forward", "toStart" or "toEnd", and move "backward", "forward", "start" or "end".',
})[status] ?? status;

/** Adds to sessions what the code for typing does without. */
export function completeSessions() {
  // The refusals are the first keys, in the order of their codes.
  later.refusals = Object.keys(ENGLISH);
  later.errorFor = errorFor;
  later.idleTextOf = idleTextOf;
}
