// SPDX-License-Identifier: MIT

import { NAMING } from "../shell.js";
import { watchWindowOf } from "./window-watch.js";

/** The mutations of the page that can change the language or the labels of a field. */
const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: ["lang", "for", "id"] };

const REFERRING = NAMING.filter((name) => name !== "aria-label").map((name) => `[${name}]`).join();

const rootsWatched = new WeakSet();

/**
 * Watches the page around a field. Calls `languageChanged` and `labelsChanged` of all fields when the page changes, and
 * `restyle` when the user returns to the page.
 *
 * @param {import("../element/element.js").NumericField} field
 * @param {Set<import("../element/element.js").NumericField>} fields The fields on the page.
 */
export function watchPageOf(field, fields) {
  watchWindowOf(field);
  for (let root = field.getRootNode(); root; root = root.host?.getRootNode()) {
    if (rootsWatched.has(root)) continue;
    rootsWatched.add(root);
    new MutationObserver((records) => notify(fields, records)).observe(root, WATCHED);
    root.defaultView?.addEventListener("pageshow", ({ persisted }) => { if (persisted) showAgain(fields); });
  }
}

/**
 * Shows all numbers again when the user has gone back to the page. WebKit empties inputs without autocompletion then, in
 * a task after the event.
 */
function showAgain(fields) {
  setTimeout(() => { for (const field of fields) field.restyle(); });
}

function notify(fields, records) {
  const languageChanged = records.some(({ attributeName }) => attributeName === "lang");
  const labelsChanged = records.some((record) => concerns(record, "label"));
  const othersChanged = records.some((record) => concerns(record, "[id]"));
  for (const field of fields) {
    if (languageChanged) field.languageChanged();
    if (labelsChanged || (othersChanged && field.matches(REFERRING))) field.labelsChanged();
  }
}

/** Returns whether a mutation changes a `for` or `id`, or an element that matches `selector`, or its content. */
function concerns({ attributeName, target, addedNodes, removedNodes }, selector) {
  if (attributeName) return attributeName !== "lang";
  if ((target.closest ? target : target.parentElement)?.closest(selector)) return true;
  return [...addedNodes, ...removedNodes].some((node) => node.matches?.(selector) || node.querySelector?.(selector));
}
