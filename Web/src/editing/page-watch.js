// SPDX-License-Identifier: MIT

import { NAMING } from "../shell.js";
import { watchWindowOf } from "./window-watch.js";

/** The mutations of the page that can change the language or the labels of a field. */
const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: ["lang", "for", "id"] };

const REFERRING = NAMING.filter((name) => name !== "aria-label").map((name) => `[${name}]`).join();

const rootsWatched = new WeakSet();
const fields = new Set();

/**
 * Calls `languageChanged` and `labelsChanged` of a field when the page around it changes, and `restyle` when the user
 * returns to the page.
 *
 * @param {HTMLElement & {languageChanged(): void, labelsChanged(): void, restyle(): void}} field
 */
export function watchPageOf(field) {
  fields.add(field);
  watchWindowOf(field);
  for (let root = field.getRootNode(); root; root = root.host?.getRootNode()) {
    if (rootsWatched.has(root)) continue;
    rootsWatched.add(root);
    new MutationObserver(notifyFields).observe(root, WATCHED);
    root.defaultView?.addEventListener("pageshow", showAgain);
  }
}

/** Stops notifying a field, because it was removed from the page. */
export function stopWatching(field) {
  fields.delete(field);
}

/**
 * Shows all numbers again when the user has gone back to the page. WebKit empties inputs without autocompletion then, in
 * a task after this event.
 */
function showAgain({ persisted }) {
  if (persisted) setTimeout(() => { for (const field of fields) field.restyle(); });
}

function notifyFields(records) {
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
