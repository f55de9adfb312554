// SPDX-License-Identifier: MIT

import { sheetFor } from "./element-style.js";
import { nameInput } from "./naming.js";

/** The tree inside `<numeric-field>`: its input in a box, between slots for a label and a hint. */
export class ShadowTree {
  input = document.createElement("input");
  #element;
  #slots = ["label", "hint"].map((name) => Object.assign(document.createElement("slot"), { name }));

  /** @param {HTMLElement} element An element without a shadow tree. */
  constructor(element) {
    this.#element = element;
    this.root = element.attachShadow({ mode: "open", delegatesFocus: true });
    const box = document.createElement("span");
    box.part = "box";
    this.input.type = "text";
    this.input.part = "input";
    box.append(this.input);
    this.root.append(this.#slots[0], box, this.#slots[1]);
    this.root.addEventListener("slotchange", () => {
      this.dress();
      this.name();
    });
    element.addEventListener("mousedown", (event) => this.#takePress(event));
    this.dress();
  }

  /** A press on the border is one on the end of the text. */
  #takePress(event) {
    if (event.composedPath()[0] !== this.#element) return;
    event.preventDefault();
    this.input.focus();
  }

  /** Takes the style sheet for the document that the element is in and for the slots that are filled. */
  dress() {
    const isLabelled = this.#slots.some((slot) => slot.assignedElements().length);
    this.root.adoptedStyleSheets = [sheetFor(this.#element.ownerDocument, isLabelled)];
  }

  /** Names the input after the labels of the element, around it and in its slots. */
  name() {
    const [label, hint] = this.#slots.map((slot) => slot.assignedElements());
    nameInput(this.#element, this.input, [...this.#element.labels, ...label], hint);
  }
}
