// SPDX-License-Identifier: MIT

import { TypedContent } from "../editing/typed-content.js";
import { loadShortForms } from "../options/short-forms.js";
import { complete, engineOf } from "./split-engine.js";

/**
 * Loads the engine and the code for editing. The engine with the calculator is loaded immediately if a
 * field on the page calculates, and otherwise when a field needs it. If this engine cannot be loaded, fields
 * use the engine without the calculator, and later try again.
 *
 * The engine without the calculator consists of two files. The first file is enough to type in common
 * fields.
 *
 * @param {import("./runtime.js").Addresses} addresses
 * @param {import("./runtime.js").Runtime} runtime Gets the function `makeTyped` when the user can type, before everything
 *   is loaded.
 * @returns {Promise<import("./runtime.js").Parts>}
 */
export async function loadParts({ engine, calculator, first, response }, runtime) {
  const later = new URL("./numeric-field-later.wasm", import.meta.url);
  // To save time, these requests are sent while the engine is still being received.
  const others = Promise.all([
    import("../numeric-field-editing.js"), first === engine && load(later),
    // If the code for an option cannot be loaded, the fields that need it try again.
    isUsed("copies") && import("../numeric-field-copying.js").catch(() => {}),
  ]);
  const words = isUsed("magnitudes") && loadShortForms().catch(() => {});
  // If the engine cannot be loaded, its error is reported instead of the errors of these requests.
  others.catch(() => {});
  const module = await load(first, response).catch((error) => {
    if (first === engine) throw error;
    return null;
  });
  const isWhole = module && first === calculator;
  const main = engineOf(module ?? await load(engine));
  main.lacksCalculator = !isWhole;
  await words;
  runtime.start({ makeTyped: (state, content) => (content instanceof TypedContent ? content : new TypedContent(state, main, content)) });
  const [{ Engines, partsWith }, rest] = await others;
  if (!isWhole) complete(main, rest || await load(later));
  return partsWith(new Engines(main, isWhole ? undefined : async () => engineOf(await load(calculator))));
}

/** Returns whether a field on the page has an attribute. */
function isUsed(attribute) {
  return globalThis.document?.querySelector(`numeric-field[${attribute}]`);
}

/**
 * Loads an engine. Throws an error if the engine is from a different build than this module. The build script
 * replaces `ENGINE_BUILD` by the name of the build.
 */
async function load(address, response) {
  const module = address.protocol === "file:" && globalThis.process ? await loadFile(address) : await compiled(address, response);
  if (WebAssembly.Module.customSections(module, ENGINE_BUILD).length) return module;
  throw new Error(`numeric-field: ${address} belongs to another version of this module.`);
}

/** Compiles the engine while it is being downloaded, if the server sends the WebAssembly media type. */
async function compiled(address, started = fetch(address)) {
  const response = await started.catch((cause) => {
    throw new Error(`numeric-field: ${address} could not be loaded. A Content-Security-Policy must contain connect-src 'self'.`, { cause });
  });
  if (!response.ok) throw new Error(`numeric-field: ${address} could not be loaded (${response.status}).`);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  try {
    return await (isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch (cause) {
    throw new Error(`numeric-field: ${address} is not a WebAssembly file, or it is incomplete.`, { cause });
  }
}

/**
 * Loads the engine in Node, for server-side rendering. The module is requested by `getBuiltinModule`,
 * because bundlers for browsers do not try to resolve such a request.
 */
function loadFile(address) {
  return WebAssembly.compile(process.getBuiltinModule("node:fs").readFileSync(address));
}
