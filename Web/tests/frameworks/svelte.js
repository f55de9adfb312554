// SPDX-License-Identifier: MIT

// Calls the action as Svelte does: with the input, when its parameters change, and when the input is removed.

import { attach } from "numeric-field";
import { numericInput } from "numeric-field/svelte";

globalThis.log = [];
document.getElementById("root").innerHTML =
  '<form id="form"><input id="field" aria-label="Price" name="price"></form><output id="shown"></output>';

let price = "1234.5";
let options = { locale: "en-US", currency: "USD", max: 5000 };
let action;
const parameters = () => ({
  attach, value: price, ...options,
  onValueChange: (value) => { log.push(value); page.setPrice(value); },
  onValueCommit: (value) => log.push(`commit ${value}`),
  onRefused: ({ reason }) => log.push(reason),
  onClamp: ({ value }) => log.push(`clamp ${value}`),
});
const render = () => {
  document.getElementById("shown").textContent = price;
  action?.update(parameters());
};
globalThis.page = {
  setPrice: (value) => { price = value; render(); },
  setOptions: (changed) => { options = { locale: "en-US", currency: "USD", max: 5000, ...changed }; render(); },
  setOpen: () => { document.getElementById("field").remove(); action.destroy(); action = undefined; },
};
action = numericInput(document.getElementById("field"), parameters());
render();
