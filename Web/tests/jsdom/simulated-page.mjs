// SPDX-License-Identifier: MIT

import { createRequire } from "node:module";

/** What the fields and the helper use of a page. */
const NAMES = [
  "document", "HTMLElement", "HTMLInputElement", "Element", "customElements", "MutationObserver", "Event", "CustomEvent",
  "InputEvent", "KeyboardEvent", "FocusEvent", "getComputedStyle", "CSSStyleSheet", "AbortController",
];

/** Opens a page in jsdom, and makes what it contains global. `NODE_PATH` contains jsdom. */
export function openPage(content) {
  const { JSDOM } = createRequire(import.meta.url)("jsdom");
  const { window } = new JSDOM(content, { pretendToBeVisual: true });
  for (const name of NAMES) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
