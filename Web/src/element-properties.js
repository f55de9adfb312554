// SPDX-License-Identifier: MIT

import { setOrRemove } from "./attributes.js";
import { CLAIM_NAMES, OPTION_NAMES } from "./options.js";
import { bigIntOf, numberOf } from "./value.js";

/** The options by their attributes: a capital letter becomes a hyphen and a small one. */
export const OPTION_BY_ATTRIBUTE = new Map(OPTION_NAMES.map((name) =>
  [name.replace(/[A-Z]/g, "-$&").toLowerCase(), name]));

/** The other properties that hold the text of an attribute. */
const TEXTS = {
  name: "name", placeholder: "placeholder", autocomplete: "autocomplete", defaultValue: "value",
};

/** The other properties that state whether there is an attribute. */
const CLAIMS = { required: "required", readOnly: "readonly", disabled: "disabled" };

/**
 * Gives an element's class a property for every attribute that pages set.
 *
 * Frameworks set a property wherever an element has it, so each option has one, `prefix` included:
 * that of every other element is read-only.
 *
 * @param {typeof HTMLElement} elementClass
 */
export function defineProperties({ prototype }) {
  for (const [attribute, name] of OPTION_BY_ATTRIBUTE) {
    define(prototype, name, CLAIM_NAMES.includes(name) ? claim(attribute) : text(attribute, textOf));
  }
  for (const [name, attribute] of Object.entries(TEXTS)) define(prototype, name, text(attribute, String));
  for (const [name, attribute] of Object.entries(CLAIMS)) define(prototype, name, claim(attribute));
  define(prototype, "valueAsNumber", valueAs(numberOf));
  define(prototype, "valueAsBigInt", valueAs(bigIntOf));
}

function define(prototype, name, accessors) {
  Object.defineProperty(prototype, name, { ...accessors, configurable: true, enumerable: true });
}

function text(attribute, write) {
  return {
    get() { return this.getAttribute(attribute) ?? ""; },
    set(value) { setOrRemove(this, attribute, (value ?? "") === "" ? null : write(value)); },
  };
}

function claim(attribute) {
  return {
    get() { return this.hasAttribute(attribute) && this.getAttribute(attribute) !== "false"; },
    set(holds) { this.toggleAttribute(attribute, Boolean(holds) && holds !== "false"); },
  };
}

function valueAs(read) {
  return {
    get() { return read(this.value); },
    set(number) { this.value = number; },
  };
}

/** An option as an attribute: both ends of a range, of which null is open, as in "0...2". */
function textOf(value) {
  return Array.isArray(value) ? value.map((end) => end ?? "").join("...") : String(value);
}

/**
 * Hands properties over that a page set before the element was defined. Until then they hide the
 * accessors of the same name.
 */
export function adoptEarlyProperties(element) {
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
