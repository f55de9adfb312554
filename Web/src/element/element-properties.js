// SPDX-License-Identifier: MIT

import { hyphenated, setOrRemove } from "./attributes.js";
import { CLAIM_NAMES, OPTION_NAMES } from "../options/names.generated.js";
import { bigIntOf } from "../options/conversions.js";

/** The option for each attribute name, such as `keyboardLocale` for "keyboard-locale". */
export const OPTION_BY_ATTRIBUTE = new Map(OPTION_NAMES.map((name) => [hyphenated(name), name]));

/** Properties that are not options, and reflect the text of an attribute with the same name. */
const TEXTS = ["name", "placeholder", "autocomplete"];

/** The Boolean properties that are not options. */
const CLAIMS = ["required", "readOnly", "disabled"];

/**
 * Defines the properties of an element's class: one for each option, and others such as `valueAsNumber`.
 *
 * Frameworks set a property instead of an attribute if the element has a property of that name.
 * Therefore every option has a property, even `prefix`, which is read-only on all other elements.
 *
 * @param {typeof HTMLElement} elementClass
 */
export function defineProperties({ prototype }) {
  for (const [attribute, name] of OPTION_BY_ATTRIBUTE) {
    define(prototype, name, CLAIM_NAMES.includes(name) ? claim(attribute, "false") : text(attribute));
  }
  for (const name of TEXTS) define(prototype, name, text(name));
  define(prototype, "defaultValue", text("value"));
  for (const name of CLAIMS) define(prototype, name, claim(name.toLowerCase()));
  define(prototype, "valueAsNumber", valueAs(parseFloat));
  define(prototype, "valueAsBigInt", valueAs(bigIntOf));
  // The page's own rule is a function, so it is not an attribute.
  prototype.allows = undefined;
}

function define(prototype, name, accessors) {
  Object.defineProperty(prototype, name, { ...accessors, configurable: true, enumerable: true });
}

function text(attribute) {
  return {
    get() { return this.getAttribute(attribute) ?? ""; },
    set(value) { setOrRemove(this, attribute, (value ?? "") === "" ? null : textOf(attribute, value)); },
  };
}

/**
 * Returns the accessors of a Boolean property. As in HTML, it is true if the attribute is present, unless the text of the
 * attribute is `negation`.
 */
function claim(attribute, negation) {
  return {
    get() { return this.hasAttribute(attribute) && this.getAttribute(attribute) !== negation; },
    set(holds) { this.toggleAttribute(attribute, !!holds && holds !== negation); },
  };
}

function valueAs(read) {
  return {
    get() { return read(this.value); },
    set(number) { this.value = Number.isNaN(number) ? "" : number; },
  };
}

/**
 * Returns the text of an attribute. Group sizes are joined as in "3,2", and the limits of a range as in
 * "0...2". A limit that is null is omitted, as in "2...".
 */
export function textOf(attribute, value) {
  return Array.isArray(value) ? value.join(attribute === "grouping" ? "," : "...") : String(value);
}

/**
 * Sets again the properties that a page set before the element was defined. Such a property belongs
 * to the object itself, and hides the accessors of its class.
 */
export function adoptEarlyProperties(element) {
  for (const [name, value] of Object.entries(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    delete element[name];
    element[name] = value;
  }
}
