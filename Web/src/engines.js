// SPDX-License-Identifier: MIT

import { Engine } from "./engine.js";

/** The engines of a page: one without a calculator, and one with it if a field needs it. */
export class Engines {
  #calculator = null;
  #load = async () => {};

  /**
   * @param {WebAssembly.Module} module The compiled engine.
   * @param {() => Promise<WebAssembly.Module>} [loadCalculator] Loads the engine with the
   *   calculator. Without this function, `module` must have the calculator.
   */
  constructor(module, loadCalculator) {
    this.main = new Engine(module);
    if (!loadCalculator) this.#calculator = this.main;
    else this.#load = loadOnce(async () => { this.#calculator = new Engine(await loadCalculator()); });
  }

  /** Returns the engine for a field with these options, or null if it must be loaded first. */
  for({ arithmetic }) {
    return arithmetic ? this.#calculator : this.main;
  }

  /** Returns the engine for these options, or throws an error if it is not loaded. */
  loaded(options) {
    const engine = this.for(options);
    if (!engine) throw new Error('numeric-field: The option "arithmetic" needs `await loadCalculator()` first.');
    return engine;
  }

  /** Loads the engine with the calculator. */
  load() {
    return this.#load();
  }
}

/**
 * Returns a function that loads a module when it is first called. After a failure, the next call
 * tries again.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}
 */
function loadOnce(load) {
  let loading = null;
  return () => (loading ??= load().catch((error) => {
    loading = null;
    throw error;
  }));
}
