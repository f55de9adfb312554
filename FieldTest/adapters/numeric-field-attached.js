// SPDX-License-Identifier: MIT

/** An input that `attach` of this project formats, as in Web/README.md, section “Formatting an existing input”. */
import { attach } from "ours/numeric-field.js";
import { inputIn, moved } from "./notation.js";
import { optionsOf, percentPlaces } from "./numeric-field.js";

export function mount(place, field) {
  const places = percentPlaces(field);
  const input = inputIn(place, field);
  const attachment = attach(input, { ...optionsOf(field), value: moved(field.initial, -places) });
  return {
    input,
    read: () => moved(attachment.value, places),
    write: (value) => { attachment.value = moved(value, -places); },
    close: () => attachment.detach(),
  };
}
