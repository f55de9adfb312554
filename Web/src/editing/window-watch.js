// SPDX-License-Identifier: MIT

import { readOnce } from "./read-edits.js";

/** The fields by their inputs. A listener of a window with a reference to a field would keep a removed field in memory. */
const fields = new WeakMap();

const windows = new WeakSet();

/**
 * Handles the edits of a field before the listeners of the page. Then all of them, even capturing ones, read the new
 * value, and none receives the events of the field's own changes.
 *
 * @param {import("./field.js").Field} field
 */
export function watchEditsOf(field) {
  fields.set(field.input, field);
  watchWindowOf(field.input);
}

/** Handles the edits of all fields in the window of a node. */
export function watchWindowOf({ ownerDocument: { defaultView: window } }) {
  if (!window || windows.has(window)) return;
  windows.add(window);
  for (const name of ["beforeinput", "input"]) window.addEventListener(name, handleFirst, true);
}

function handleFirst(event) {
  const [input] = event.composedPath();
  const host = input.getRootNode?.().host;
  // Autofill can be the first use of an element, which gets its field now.
  if (host?.matches("numeric-field")) void host.session;
  const field = fields.get(input);
  if (!field || field.isClosed) return;
  if (field.turn.isOwn(event)) event.stopImmediatePropagation();
  else if (event.type === "input") readOnce(field, event);
}
