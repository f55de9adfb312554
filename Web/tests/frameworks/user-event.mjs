// SPDX-License-Identifier: MIT

// Uses an attached input in jsdom through user-event of Testing Library, and prints what it shows.
// `NODE_PATH` contains jsdom.

import { openPage } from "./simulated-page.mjs";
import { userEvent } from "./user-event-bundle.mjs";

openPage('<!doctype html><html lang="en"><label for="price">Price</label><input id="price"><button>Send</button></html>');

const { attach } = await import("numeric-field");

const input = document.getElementById("price");
const amount = attach(input, { locale: "en-US", currency: "USD", max: "5000" });
const user = userEvent.setup({ document });
const shown = {};
let events = [];
for (const name of ["input", "change", "refused", "clamp"]) input.addEventListener(name, () => events.push(name));

/** Performs actions of the user, and stores the resulting text, number and events. */
async function note(name, act) {
  await act();
  shown[name] = [input.value, amount.value, events.join(" ")];
  events = [];
}

await note("typed", () => user.type(input, "1234.5"));
await note("pressed", () => user.keyboard("{Backspace}{Backspace}{ArrowUp}"));
await note("refused", () => user.keyboard("x"));
await note("left", () => user.tab());
await note("cleared", () => user.clear(input));
await note("pasted", () => user.paste("$2,000.50"));
await note("clamped", async () => {
  await user.clear(input);
  await user.type(input, "6000");
});
await note("replaced", async () => {
  await user.tripleClick(input);
  await user.keyboard("7");
});
console.log(JSON.stringify(shown));
