// SPDX-License-Identifier: MIT

import { checkedValue } from "../options/checked-options.js";
import { hyphenated, OPTION_NAMES } from "../shell.js";
import { OPTION_BY_ATTRIBUTE, textOf } from "./element-properties.js";
import { LABELED, PLAIN } from "./element-style.js";

/** The options and the other attributes that can be rendered. */
const NAMES = [...OPTION_NAMES, "value", "name", "placeholder", "autocomplete", "required", "disabled", "readonly", "id", "form", "aria-label"];

/** The attributes with a different name than their properties, by property. */
const RENAMED = { readOnly: "readonly" };

/**
 * Returns the markup of a `<numeric-field>` for a page that a server sends. The page shows the formatted
 * number and submits the number even without JavaScript. The number cannot be edited until JavaScript
 * runs.
 *
 * @param {import("../engine/runtime.js").Functions} functions
 * @param {Record<string, unknown>} given Options and attributes, and the content of the slots as `children`. Vue gives
 *   options by the names of their attributes.
 * @returns {{attributes: Record<string, string>, shadow: string, hidden: Record<string, string> | null, content: string, html: string}}
 *   The attributes, the shadow tree, the attributes of the hidden input that submits the number, the content including the
 *   shadow tree, and the markup of the whole element.
 */
export function renderWith({ openSession }, { children = "", ...others }) {
  const given = Object.fromEntries(Object.entries(others).map(([name, value]) => [OPTION_BY_ATTRIBUTE.get(name) ?? name, value]));
  given.value = checkedValue(given.value) || undefined;
  const attributes = attributesOf(given);
  const options = Object.fromEntries(Object.entries(given).filter(([name]) => OPTION_NAMES.includes(name) || name === "symbols"));
  const session = openSession({ ...options, value: given.value });
  const { text, value } = session.outcome;
  session.close();
  const { name, form, disabled, placeholder, "aria-label": label } = attributes;
  const input = tag("input", { type: "text", part: "input", readonly: "", value: text, placeholder, disabled, "aria-label": label });
  const shadow = `<slot name="label"></slot><span part="box">${input}</span><slot name="hint"></slot>`
    + `<style>${children ? LABELED : PLAIN}</style>`;
  const hidden = name && disabled === undefined ? { type: "hidden", slot: "label", name, form, value } : null;
  const content = `<template shadowrootmode="open" shadowrootdelegatesfocus>${shadow}</template>${hidden ? tag("input", hidden) : ""}${children}`;
  return { attributes, shadow, hidden, content, html: `${tag("numeric-field", attributes)}${content}</numeric-field>` };
}

function attributesOf(given) {
  const attributes = {};
  for (const [property, value] of Object.entries(given)) {
    const name = RENAMED[property] ?? property;
    if ((value ?? false) !== false && NAMES.includes(name)) attributes[hyphenated(name)] = value === true ? "" : textOf(name, value);
  }
  return attributes;
}

function tag(name, attributes) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join("")}>`;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
