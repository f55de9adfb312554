// SPDX-License-Identifier: MIT

/** The element of this project, configured as in Web/README.md, section “Attributes”. */
import "ours/numeric-field.js";
import { given, moved } from "./notation.js";

export function optionsOf({ kind, locale, currency, fraction, notation, min, max, step }) {
  const digits = kind === "currency" && fraction === undefined ? undefined : `0...${notation.fraction}`;
  return given({ kind: notation.style === "decimal" ? "number" : kind, locale, currency, fraction: digits, min, max, step });
}

/** Returns how many places the point moves from the value to the shown number: 2 in percent fields (0.25 is 25 %). */
export const percentPlaces = ({ kind }) => (kind === "percent" ? 2 : 0);

export function mount(place, field) {
  const places = percentPlaces(field);
  const element = document.createElement("numeric-field");
  const initial = field.initial && moved(field.initial, -places);
  for (const [name, value] of Object.entries({ id: "field", name: "amount", ...field.attributes, ...optionsOf(field), value: initial })) {
    element.setAttribute(name, value);
  }
  place.append(element);
  return {
    element,
    input: element.shadowRoot.querySelector("input"),
    read: () => moved(element.value, places),
    write: (value) => { element.value = moved(value, -places); },
  };
}
