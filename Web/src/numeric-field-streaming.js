// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { translateWith } from "./messages.js";

translateWith(async () => (await import("./numeric-field-translations.js")).TRANSLATIONS);

export { messages } from "./messages.js";
export const { attach, openSession } =
  makeComponent(await load(new URL("numeric-field.wasm", import.meta.url)));

/** Compiles the engine while it is loaded, if the server declares its type. */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`numeric-field: ${address} could not be loaded (${response.status}).`);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
