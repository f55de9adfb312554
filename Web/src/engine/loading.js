// SPDX-License-Identifier: MIT

import { Engines } from "./engines.js";

/**
 * Loads the part of the engine that is needed first, and begins to load the rest. The engine with the calculator is loaded first if a field on the page
 * calculates, and otherwise when it is needed. If it cannot be loaded, fields use the other engine,
 * and try again.
 *
 * @param {import("./runtime.js").Addresses} addresses
 * @returns {Promise<Engines>}
 */
export async function loadEngines({ engine, later, calculator, first, response }) {
  const loadCalculator = () => load(calculator);
  const module = await load(first, response).catch((error) => {
    if (first === engine) throw error;
    return null;
  });
  const calculates = first === calculator && module;
  const engines = new Engines(module ?? await load(engine), calculates ? undefined : loadCalculator);
  if (!calculates) engines.whole = load(later).then((rest) => engines.main.complete(rest));
  return engines;
}

/** Loads an engine that was built together with this module. The build script defines `ENGINE_BUILD`. */
async function load(address, response) {
  const module = address.protocol === "file:" && globalThis.process ? await loadFile(address) : await compiled(address, response);
  if (WebAssembly.Module.customSections(module, ENGINE_BUILD).length) return module;
  throw new Error(`numeric-field: ${address} belongs to another version of this module.`);
}

/** Compiles the engine while it is being downloaded, if the server sends the WebAssembly media type. */
async function compiled(address, started = fetch(address)) {
  const response = await started;
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
