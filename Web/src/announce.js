// SPDX-License-Identifier: MIT

const HIDDEN = "position:fixed;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

const regions = new WeakMap();

/**
 * Makes a screen reader announce a sentence after its current speech.
 *
 * @param {Document | ShadowRoot} root The document or shadow root that contains the field. Each
 *   root has its own live region.
 * @param {string} sentence
 */
export function announce(root, sentence) {
  const region = regionOf(root);
  // Screen readers announce only changed text, so a no-break space marks a repeated sentence.
  region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence;
}

/**
 * Creates the live region in advance, because screen readers ignore a region that is inserted
 * together with its text.
 */
export function prepareAnnouncements(root) {
  regionOf(root);
}

function regionOf(root) {
  const known = regions.get(root);
  if (known?.isConnected) return known;
  const region = document.createElement("div");
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.style.cssText = HIDDEN;
  (root.body ?? root).append(region);
  regions.set(root, region);
  return region;
}
