// SPDX-License-Identifier: MIT

import { ENGLISH } from "../messages/messages.generated.js";
import { idleTextOf } from "../options/idle-text.js";
import { later } from "../typing.js";

/** The messages for the engine's negative statuses, in the order -1, -2 and so on. */
const errors = (part, text) => [
  "The session has already been closed.",
  "The length exceeds the shared buffer.",
  `Part ${part} of the style is invalid.`,
  `"${text?.slice(0, 60)}" is not a plain decimal number.`,
  "The event is unknown.",
];

/** Adds to sessions what the code for typing does without. */
export function completeSessions() {
  // The refusals are the first keys, in the order of their codes.
  later.refusals = Object.keys(ENGLISH);
  later.errorFor = (status, part, text) => errors(part, text)[-1 - status];
  later.idleTextOf = idleTextOf;
}
