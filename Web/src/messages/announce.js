// SPDX-License-Identifier: MIT

const HIDDEN = "position:fixed;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

/** The key of the property of a document or shadow root that holds its live region. */
const REGION = Symbol();

/**
 * Makes a screen reader announce a sentence after its current speech.
 *
 * @param {Document | ShadowRoot} root The document or shadow root that contains the field. Each
 *   root has its own live region.
 * @param {string} sentence
 */
export function announce(root, sentence) {
  const region = prepareAnnouncements(root);
  // Screen readers announce only changed text, so a no-break space is added to a repeated sentence.
  region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence;
}

/**
 * Returns the live region of a root, and creates it if necessary. It is created before its first
 * text, because screen readers ignore a region that is inserted together with its text.
 */
export function prepareAnnouncements(root) {
  if (root[REGION]?.isConnected) return root[REGION];
  const region = root[REGION] = document.createElement("div");
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.style.cssText = HIDDEN;
  (root.body ?? root).append(region);
  return region;
}
