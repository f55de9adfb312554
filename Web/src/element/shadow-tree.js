// SPDX-License-Identifier: MIT

import { memoized } from "../options/memoized.js";
import { sheetFor } from "./element-style.js";
import { nameInput } from "./naming.js";

/** The events with which a user starts to use an input. */
const FIRST_EVENTS = ["pointerover", "focus", "pointerdown", "drop", "beforeinput", "input", "change"];

/** The content of every shadow tree, which is created once and then cloned. */
let content;

/** The trees whose inputs get an accessible name when the current script has ended. */
const unnamed = new Set();

/**
 * The shadow tree of `<numeric-field>`: its input in a box, between slots for a label and a hint.
 */
export class ShadowTree {
  /** An element with the description of the input, or undefined if there was none yet. Only assistive technology reads it. */
  note;

  /**
   * What options such as `scrubbing` add, or undefined until the field is used. It is removed when the element is
   * removed from the page. Otherwise, dragging a label that stays on the page would still change the number.
   *
   * @type {import("../editing/extras.js").Extras | undefined}
   */
  extras;

  /** @param {HTMLElement} element An element without a shadow tree, or with one that a server has rendered. */
  constructor(element) {
    this.element = element;
    this.root = element.shadowRoot ?? element.attachShadow({ mode: "open", delegatesFocus: true });
    // A server has rendered the content with a style, because style sheets for adoption need scripts.
    if (this.root.firstChild) this.root.querySelector("style")?.remove();
    else this.root.append(...(content ??= makeContent()).map((part) => part.cloneNode(true)));
    this.input = this.root.querySelector("input");
    this.root.addEventListener("slotchange", () => {
      this.adoptStyles();
      this.nameSoon();
    });
    element.addEventListener("mousedown", (event) => this.#focusOnPress(event));
    this.adoptStyles();
  }

  /**
   * Calls a function just before the input handles an event with which its use can start. Most fields are never
   * used and need no other listeners.
   *
   * @param {(event: Event) => void} listener
   */
  onUse(listener) { for (const name of FIRST_EVENTS) this.root.addEventListener(name, listener, true); }

  /** Focuses the input after a press on the border of the box, so that the caret moves to the end. */
  #focusOnPress(event) {
    if (event.composedPath()[0] !== this.element) return;
    event.preventDefault();
    this.input.focus();
  }

  /**
   * Applies one of two style sheets: one for elements with a label or hint, and one for all others.
   * The elements of a document share these sheets. A document without a window, such as the content
   * of a `<template>`, needs none.
   */
  adoptStyles() {
    const page = this.element.ownerDocument;
    if (!page.defaultView) return;
    const isLabeled = this.#filled().some((elements) => elements.length);
    this.root.adoptedStyleSheets = [sheetFor(page, isLabeled)];
  }

  /** Returns the elements in the label slot and the elements in the hint slot. */
  #filled() {
    if (!this.element.childElementCount) return [[], []];
    return Array.from(this.root.querySelectorAll("slot"), (slot) => slot.assignedElements());
  }

  /**
   * Sets the input's accessible name from the labels of the element and from the labels in its slots. Also sets
   * the accessible description.
   *
   * @param {(root: Node) => Map<Element, Element[]>} labelsIn Returns the labels in a document or
   *   shadow root, by the element that they label.
   */
  name(labelsIn) {
    const element = this.element;
    // The input of a server would submit the number, too. It is in a slot, so that this method is also called if the
    // parser adds it after this tree was made. It remains, in a slot that does not exist, because Chromium restores
    // a form only if the names of its controls are the same.
    const sent = element.querySelector("[slot=label][type=hidden]");
    if (sent) sent.disabled = sent.slot = true;
    const [label, hint] = this.#filled();
    const labels = [...labelsIn(element.getRootNode()).get(element) ?? [], ...label];
    nameInput(element, this.input, labels, this.note?.textContent ? [...hint, this.note] : hint);
    this.extras?.update(labels);
  }

  /** Calls `name` once after the current script has ended. */
  nameSoon() {
    if (unnamed.size === 0) queueMicrotask(nameAll);
    unnamed.add(this);
  }
}

function nameAll() {
  const labelsIn = memoized(findLabels);
  for (const tree of unnamed) tree.name(labelsIn);
  unnamed.clear();
}

/**
 * Returns all labels in a document or shadow root, grouped by the element that they label. This is faster
 * than `labels`, for which browsers search the whole page for each element.
 *
 * @param {ParentNode} root
 */
function findLabels(root) {
  const found = new Map();
  for (const label of root.querySelectorAll("label")) {
    found.set(label.control, [...found.get(label.control) ?? [], label]);
  }
  return found;
}

function makeContent() {
  const box = made("span", "part", "box");
  box.append(made("input", "part", "input"));
  return [made("slot", "name", "label"), box, made("slot", "name", "hint")];
}

function made(name, attribute, value) {
  const element = document.createElement(name);
  element.setAttribute(attribute, value);
  return element;
}
