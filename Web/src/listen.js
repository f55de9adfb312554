// SPDX-License-Identifier: MIT

import { listenToEdits } from "./listen-edits.js";
import { listenToFocus } from "./listen-focus.js";
import { listenToKeys } from "./listen-keys.js";

/**
 * Listens to all that a person does to a field.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} [signal] Ends the listening.
 */
export function listen(field, signal) {
  listenToEdits(field, signal);
  listenToKeys(field, signal);
  listenToFocus(field, signal);
}
