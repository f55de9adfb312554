// SPDX-License-Identifier: MIT

const HIDDEN = "position:fixed;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

const regions = new WeakMap();

/**
 * Announces a sentence through a screen reader, after its current speech.
 *
 * @param {Document | ShadowRoot} root The root of the field: each shadow root has its own live
 *   region.
 * @param {string} sentence
 */
export function announce(root, sentence) {
  const region = regionOf(root);
  // A repeated sentence is announced only if the text differs, so a space is added.
  region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence;
}

/**
 * Creates the live region. Screen readers ignore a region that is inserted together with its text.
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
