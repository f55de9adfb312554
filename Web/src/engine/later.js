// SPDX-License-Identifier: MIT

/**
 * What sessions need in addition when the code for editing is loaded, which replaces these members. Until then, fields
 * only perform edits that are accepted, in fields whose idle text the engine formats.
 */
export const later = {
  /** @type {string[]} The names of the refusals, in the order of their codes. Without its name, a refusal is its code. */
  refusals: [],

  /** Returns the message for a negative status of the engine. */
  errorFor: (status) => status,

  /** @type {typeof import("../options/idle-text.js").idleTextOf} */
  idleTextOf: () => null,
};
