// SPDX-License-Identifier: MIT

// Plays the lessons of `lessons.json` in jsdom, and prints the facts of each. `NODE_PATH` contains jsdom.

import { readFileSync } from "node:fs";

import { openPage } from "./simulated-page.mjs";

openPage('<!doctype html><html lang="en"><div id="root"></div></html>');

await import("numeric-field");
const { press, read, type } = await import("numeric-field/testing");
await import("./lessons-plain.js");

const lessons = JSON.parse(readFileSync(new URL("lessons.json", import.meta.url)));
const played = lessons.filter(({ without = [] }) => !without.includes("jsdom")).map(({ name, steps }) => {
  prepareLesson(document.getElementById("root"));
  const form = document.getElementById("form");
  const field = document.getElementById("field");
  for (const [step, argument] of steps) {
    if (step === "type") type(field, argument);
    else if (step === "press") press(field, argument);
    else if (step === "reset") field.formResetCallback();
    else lesson[step](argument);
  }
  return { name, ...read(field), model: lesson.model, changes: lesson.changes, isInForm: field.form === form };
});
console.log(JSON.stringify(played));
