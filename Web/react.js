"use client";
// SPDX-License-Identifier: MIT

import { createElement, forwardRef, useImperativeHandle, useReducer, useRef } from "react";

import { listenTo, show } from "./bind-input.js";
import { useLayout } from "./react-input.js";
import { OPTION_NAMES } from "./src/options/names.generated.js";

export { useNumericInput } from "./react-input.js";

/** The props that are set as properties. All others become attributes. */
const PROPERTIES = [...OPTION_NAMES, "name", "required", "readOnly", "disabled", "placeholder", "autocomplete", "symbols", "messages", "allows"];

/** The names of attributes and properties with a different name than their props. */
const RENAMED = { className: "class", htmlFor: "for", autoComplete: "autocomplete" };

/**
 * The attributes whose text is "true" or "false", or "yes" or "no". If such a name has capitals only, React 19 sets the
 * attribute instead of the Boolean property, for which every text is true.
 */
const ANSWERS = ["translate", "draggable", "spellCheck", "contentEditable"];

/**
 * `<numeric-field>` in React. The page imports the element itself from `numeric-field` or
 * `numeric-field/streaming`.
 *
 * With `value`, the field is controlled: it always shows the parent's value, whatever the user types.
 */
export const NumericField = forwardRef(function NumericField(props, ref) {
  const { value, defaultValue, autoFocus, onValueChange, onValueCommit, onRefused, onClamp, onRest, children, ...others } = props;
  const element = useRef(null);
  const given = useRef({});
  const [, render] = useReducer((count) => count + 1, 0);
  const [attributes, properties] = split(others);

  useImperativeHandle(ref, () => element.current, []);

  useLayout(() => {
    // A prop that is no longer given is set to undefined, which removes the option.
    for (const name of Object.keys({ ...given.current, ...properties })) {
      if (!Object.is(element.current[name], properties[name])) setProperty(element.current, name, properties[name]);
    }
    given.current = properties;
    if (value !== undefined) show(element.current, value);
  });

  useLayout(() => {
    if (value === undefined && defaultValue !== undefined) show(element.current, defaultValue);
    if (autoFocus) Object.assign(element.current, { autofocus: true }).focus();
  }, []);

  const latest = useRef({});
  latest.current = {
    ...props,
    onValueChange(next) {
      onValueChange?.(next);
      // If the parent did not accept the new value, rendering restores the parent's value.
      render();
    },
  };
  useLayout(() => {
    const { current } = element;
    const stop = listenTo(current, () => latest.current, () => current.value);
    // React removes the element after this effect ends. If it is being edited, it sends its last events then.
    return () => queueMicrotask(stop);
  }, []);

  const all = { ...attributes, ref: element };
  if (children !== undefined) return createElement("numeric-field", all, children);
  return globalThis.document ? createElement("numeric-field", { ...all, ...KEPT }) : onServer(all, props);
});

/** Props for the client. With them, React keeps the attributes and the content that a server has rendered. */
const KEPT = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/** Returns a field on a server. It shows its number if the server has imported `numeric-field/session`. */
function onServer(all, { value, defaultValue, ...options }) {
  const render = globalThis[Symbol.for("numeric-field render")];
  if (!render) return createElement("numeric-field", all);
  const { attributes, shadow, hidden } = render({ ...options, value: value ?? defaultValue });
  const template = { shadowrootmode: "open", shadowrootdelegatesfocus: "", dangerouslySetInnerHTML: { __html: shadow } };
  return createElement(
    "numeric-field", { ...all, ...attributes }, createElement("template", template),
    hidden && createElement("input", hidden));
}

/** Splits props into attributes, which React renders, and options, which are set as properties. */
function split(props) {
  const attributes = {};
  const properties = {};
  for (const [prop, value] of Object.entries(props)) {
    const name = RENAMED[prop] ?? prop;
    if (PROPERTIES.includes(name)) properties[name] = value;
    else if (ANSWERS.includes(name)) attributes[name.toUpperCase()] = value == null ? value : String(value);
    else attributes[name] = value;
  }
  return [attributes, properties];
}

/**
 * Sets a property. Sets `prefix` as an attribute if the element is not defined yet, because the property
 * is read-only until then.
 */
function setProperty(element, name, value) {
  if (name === "prefix" && !customElements.get("numeric-field")) element.setAttribute(name, value ?? "");
  else element[name] = value;
}
