// SPDX-License-Identifier: MIT

import { plainDecimal } from "../options/decimal.js";
import { setOrRemove } from "./attributes.js";
import { OPTION_BY_ATTRIBUTE } from "./element-properties.js";
import { internalsOf } from "./internals.js";
import { NAMING } from "./naming.js";
import { ShadowTree } from "./shadow-tree.js";

/**
 * Attributes that are copied from the element to its input. Dialogs in Chromium ignore the
 * `autofocus` of the element itself.
 */
const FORWARDED = ["placeholder", "autocomplete", "autofocus", "enterkeyhint", "title", "dir"];

/** The attributes that the element observes for changes. */
export const OBSERVED = [
  ...OPTION_BY_ATTRIBUTE.keys(), ...FORWARDED, ...NAMING, "inputmode", "lang", "value", "required", "readonly", "aria-invalid",
];

/**
 * The shadow tree and the internals of a `<numeric-field>`, and the properties that the page has set. The state remains when
 * the content, which shows the number, is replaced.
 */
export class ElementState extends ShadowTree {
  customMessage;

  /** The values that the page has set but that are not numbers. A warning is printed for each. */
  wrongValues = [];

  /** Whether the user or the page has changed the value since it was read from the attribute. */
  isDirty;

  /**
   * Whether the user has left the field or submitted its form, so the field can be shown as
   * invalid.
   */
  wasLeft = false;

  /**
   * Keeps the actions of the user until the code for editing is loaded.
   *
   * @type {import("./early-input.js").EarlyInput | null}
   */
  early;

  /** @param {HTMLElement} element An element without a shadow tree, or with one that a server has rendered. */
  constructor(element) {
    super(element);
    this.internals = internalsOf(element);
  }

  get isFocused() { return this.root.activeElement === this.input; }

  /** Returns the options in the attributes. The default locale is the language of the element. */
  givenOptions() {
    const given = { symbols: this.element.symbols };
    for (const name of this.element.getAttributeNames()) {
      const option = OPTION_BY_ATTRIBUTE.get(name);
      if (option) given[option] = this.element.getAttribute(name);
    }
    given.locale ??= (this.language = languageOf(this.element)) || undefined;
    return given;
  }

  /** Copies attributes of the element to the input. */
  forward() {
    const { element, input } = this;
    for (const name of FORWARDED) setOrRemove(input, name, element.getAttribute(name));
    input.readOnly = element.readOnly;
    input.required = element.required;
    input.disabled = element.matches(":disabled");
  }

  /** Converts a value of the page to a plain decimal, or to "" if it is empty or not a number. */
  read(value) {
    if ((value ?? "") === "") return "";
    const plain = plainDecimal(value);
    if (plain === null) this.wrongValues.push(value);
    return plain ?? "";
  }

  /** The value in the attribute `value`, as a plain decimal. */
  get defaultValue() { return this.read(this.element.defaultValue); }

  /** Reports the value to the form, to style sheets and to scripts. */
  show(value) {
    this.internals.setFormValue(value);
    this.setState("empty", value === "");
    this.setState("negative", value.startsWith("-"));
  }

  /** Adds or removes a custom state, such as `:state(empty)`. */
  setState(name, holds) {
    try {
      this.internals.states?.[holds ? "add" : "delete"](name);
    } catch {
      // Before version 125, Chrome accepts only names that begin with two hyphens.
    }
  }

  /**
   * Reports a missing value with the browser's own message, until the code for editing provides another
   * message. Returns whether the element is valid.
   */
  requireValue(value) {
    this.setValidity(this.element.required && value === "" && { flag: "valueMissing", message: this.input.validationMessage });
    return this.internals.validity.valid;
  }

  /**
   * Sets the validity of the element, and `aria-invalid` of its input. While actions of the user are kept, the
   * element is valid, so that its form can be submitted after them.
   *
   * @param {{flag: string, message: string} | null | false} [wrong] The reason why the value is invalid.
   */
  setValidity(wrong) {
    const { element, internals, input } = this;
    if (this.customMessage) wrong = { flag: "customError", message: this.customMessage };
    if (!wrong || element.readOnly || this.early?.actions.length) internals.setValidity({});
    // An invalid element needs a message, even if the page has replaced the message with an empty text.
    else internals.setValidity({ [wrong.flag]: true }, wrong.message || wrong.flag, input);
    setOrRemove(input, "aria-invalid", element.getAttribute("aria-invalid") ?? String(this.wasLeft && !internals.validity.valid));
  }
}

/**
 * Returns the language of an element: the `lang` attribute of the element itself, or of the nearest ancestor
 * that has one, even if the ancestor is outside of the shadow tree.
 */
export function languageOf(element) {
  for (let node = element; node; node = node.getRootNode().host) {
    const found = node.closest("[lang]");
    if (found) return found.lang;
  }
  return "";
}
