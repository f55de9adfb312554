// SPDX-License-Identifier: MIT

// Uses fields in jsdom, and prints what they show. `NODE_PATH` contains jsdom.

import { openPage } from "./simulated-page.mjs";

const PAGE = `<!doctype html><html lang="en"><form id="form"><label for="field">Price</label>
  <numeric-field id="field" name="price" locale="en-US" currency="USD" max="5000" required></numeric-field>
  <input id="plain"></form></html>`;

openPage(PAGE);

const { attach } = await import("numeric-field");
const { clear, leave, paste, press, read, type } = await import("numeric-field/testing");

const { field, plain, form } = Object.fromEntries(["field", "plain", "form"].map((id) => [id, document.getElementById(id)]));
const shown = {};
const events = [];
for (const name of ["input", "change", "refused", "clamp"]) field.addEventListener(name, () => events.push(name));

shown.empty = [read(field), field.validity.valid, field.validity.valueMissing];
type(field, "1234.5");
shown.typed = read(field);
press(field, "Backspace");
press(field, "Backspace");
press(field, "ArrowUp");
shown.pressed = read(field);
type(field, "x");
leave(field);
shown.left = read(field);
shown.events = events.splice(0);
clear(field);
paste(field, "$2,000.50");
shown.pasted = read(field);
clear(field);
type(field, "99999");
shown.clamped = read(field);
field.value = "7";
shown.set = [read(field), field.form === form, field.checkValidity()];
const later = document.createElement("numeric-field");
later.setAttribute("locale", "de-DE");
document.body.append(later);
type(later, "1234,5");
shown.created = read(later);

const amount = attach(plain, { locale: "de-DE", value: "5" });
shown.attached = read(plain);
clear(plain);
type(plain, "1234,5");
shown.typedInAttached = [read(plain), amount.value];
plain.value = "77";
shown.setOnInput = read(plain);

console.log(JSON.stringify(shown));
