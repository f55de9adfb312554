// SPDX-License-Identifier: MIT

import { createRequire } from "node:module";

/** The globals of a page that the fields and the helper use. */
const NAMES = [
  "document", "HTMLElement", "HTMLInputElement", "Element", "customElements", "MutationObserver", "Event", "CustomEvent",
  "InputEvent", "KeyboardEvent", "FocusEvent", "getComputedStyle", "CSSStyleSheet", "AbortController",
];

/** Opens a page in jsdom, and makes the globals in `NAMES` available here. `NODE_PATH` contains jsdom. */
export function openPage(content) {
  const { JSDOM } = createRequire(import.meta.url)("jsdom");
  const { window } = new JSDOM(content, { pretendToBeVisual: true });
  for (const name of NAMES) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
