// SPDX-License-Identifier: MIT

import { NAMING } from "./naming.js";

/** What pages change around a field that changes the field: its language and its labels. */
const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: ["lang", "for", "id"] };

const REFERRING = NAMING.filter((name) => name !== "aria-label").map((name) => `[${name}]`).join();

const rootsWatched = new WeakSet();
const fields = new Set();

/**
 * Calls `languageChanged` and `labelsChanged` of a field on the page whenever its surroundings change.
 *
 * @param {HTMLElement & {languageChanged(): void, labelsChanged(): void}} field
 */
export function watchPageOf(field) {
  fields.add(field);
  for (let root = field.getRootNode(); root; root = root.host?.getRootNode()) {
    if (rootsWatched.has(root)) continue;
    rootsWatched.add(root);
    new MutationObserver(notifyFields).observe(root, WATCHED);
  }
}

/** Forgets a field that left the page. */
export function stopWatching(field) {
  fields.delete(field);
}

/** The language of an element: that of the nearest ancestor that has one, shadow trees included. */
export function languageOf(element) {
  for (let node = element; node; node = node.getRootNode().host) {
    const found = node.closest("[lang]");
    if (found) return found.lang;
  }
  return "";
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

/** Whether a change touches elements that match a selector. */
function concerns({ attributeName, target, addedNodes, removedNodes }, selector) {
  if (attributeName) return attributeName !== "lang";
  if ((target.closest ? target : target.parentElement)?.closest(selector)) return true;
  return [...addedNodes, ...removedNodes].some((node) => node.matches?.(selector) || node.querySelector?.(selector));
}
