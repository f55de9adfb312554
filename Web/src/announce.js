// SPDX-License-Identifier: MIT

const HIDDEN = "position:fixed;width:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

const regions = new WeakMap();

/**
 * Says a sentence to people who listen to the page, after what is being said already.
 *
 * @param {Document | ShadowRoot} root Where the field is: a shadow root keeps its own region.
 * @param {string} sentence
 */
export function announce(root, sentence) {
  const region = regionOf(root);
  // The same sentence is said again only if it is another text.
  region.textContent = region.textContent === sentence ? `${sentence}\u00A0` : sentence;
}

/** Makes the region that announces, because assistive technology skips a region that comes with its text. */
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
