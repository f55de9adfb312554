// SPDX-License-Identifier: MIT

import { listenToEdits } from "./listen-edits.js";
import { listenToFocus } from "./listen-focus.js";
import { listenToKeys } from "./listen-keys.js";

/**
 * Handles all user actions in a field.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} [signal] Removes the listeners when it is aborted.
 */
export function listen(field, signal) {
  listenToEdits(field, signal);
  listenToKeys(field, signal);
  listenToFocus(field, signal);
}
