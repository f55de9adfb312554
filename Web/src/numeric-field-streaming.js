// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { Engines } from "./engines.js";

export { messages } from "./messages.js";
export const { openSession, loadCalculator, format, parse, extend } = makeComponent(await loadEngines());

/**
 * Returns the arguments of `makeComponent`. The engine with the calculator is loaded first if a
 * field on the page calculates, and otherwise when it is needed. If it cannot be loaded, fields use
 * the other engine, and try again. The element without an engine is loaded only if no engine can run.
 */
async function loadEngines() {
  const loadMain = () => load(new URL("./numeric-field.wasm", import.meta.url));
  const loadCalculator = () => load(new URL("./numeric-field-calculator.wasm", import.meta.url));
  const calculates = globalThis.document?.querySelector("numeric-field[arithmetic]");
  try {
    const calculator = calculates && await loadCalculator().catch(() => null);
    return { engines: new Engines(calculator || await loadMain(), calculator ? undefined : loadCalculator) };
  } catch (error) {
    const { explained, makePlainElement } = await import("./numeric-field-plain.js");
    return { problem: explained(error), makePlainElement };
  }
}

/** Loads an engine that was built together with this module. The build script defines `ENGINE_BUILD`. */
async function load(address) {
  if (address.protocol === "file:" && globalThis.process) return loadFile(address);
  const module = await compiled(address);
  if (WebAssembly.Module.customSections(module, ENGINE_BUILD).length) return module;
  throw new Error(`numeric-field: ${address} belongs to another version of this module.`);
}

/** Compiles the engine while it is being downloaded, if the server sends the WebAssembly media type. */
async function compiled(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`numeric-field: ${address} could not be loaded (${response.status}).`);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  try {
    return await (isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch (cause) {
    throw new Error(`numeric-field: ${address} is not a WebAssembly file, or it is incomplete.`, { cause });
  }
}

/**
 * Loads the engine in Node, for server-side rendering. Bundlers for browsers do not resolve modules
 * of Node that are requested by `getBuiltinModule`.
 */
function loadFile(address) {
  return WebAssembly.compile(process.getBuiltinModule("node:fs").readFileSync(address));
}
