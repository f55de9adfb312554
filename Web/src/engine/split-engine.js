// SPDX-License-Identifier: MIT

import { Engine } from "./engine.js";

/** The error that a placeholder for a function throws until `complete` adds the function. */
const ABSENT = new Error("numeric-field: This function of the engine is not loaded yet.");

/**
 * Returns the engine in a module. If the module has only the part of an engine that is loaded first, the
 * functions of the other part are placeholders, which throw `ABSENT`.
 *
 * @param {WebAssembly.Module} module
 */
export function engineOf(module) {
  const absent = () => { throw ABSENT; };
  const placeholder = Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, absent]));
  return new Engine(module, { placeholder });
}

/** Adds the functions of the other part, which replace the placeholders. */
export function complete({ exports }, module) {
  new WebAssembly.Instance(module, { primary: exports });
}

/**
 * Performs an action. If the action returns false, or needs a function that is not loaded yet, all
 * fields are restored to their states from before the action.
 *
 * @param {Engine} engine
 * @param {() => boolean} action
 * @returns {boolean} Whether the action was performed.
 */
export function attempt(engine, action) {
  const { exports: { memory, ...others } } = engine;
  const bytes = new Uint8Array(memory.buffer.slice(0));
  const formatters = new Map(engine.formatters);
  // The first part of the engine exports its stack pointer for the other part.
  const pointer = Object.values(others).find((each) => each instanceof WebAssembly.Global);
  const top = pointer?.value;
  try {
    if (action()) return true;
  } catch (error) {
    if (error !== ABSENT) throw error;
  }
  if (pointer) pointer.value = top;
  new Uint8Array(memory.buffer).set(bytes);
  engine.formatters = formatters;
  return false;
}
