// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { explained } from "./engine-error.js";
import { translateWith } from "./messages.js";

translateWith(async () => (await import("./numeric-field-translations.js")).TRANSLATIONS);

export { messages } from "./messages.js";
export const { attach, openSession, format, parse } =
  makeComponent(await load(new URL("./numeric-field.wasm", import.meta.url)));

/** Compiles the engine while it is loaded, if the server declares its type. */
async function load(address) {
  if (address.protocol === "file:" && globalThis.process) return loadFile(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`numeric-field: ${address} could not be loaded (${response.status}).`);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  try {
    return await (isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    return explained(error);
  }
}

/** In node, where a server renders pages. Bundlers for browsers need not resolve its modules. */
function loadFile(address) {
  return WebAssembly.compile(process.getBuiltinModule("node:fs").readFileSync(address));
}
