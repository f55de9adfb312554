// SPDX-License-Identifier: MIT

import { Engine } from "./engine.js";

/** The engines of a page: an engine without a calculator and, if a field needs it, an engine with a calculator. */
export class Engines {
  #calculator = null;
  #loadCalculator;
  #loading = null;

  /**
   * @param {Engine} main The engine for fields that need no calculator.
   * @param {() => Promise<WebAssembly.Module>} [loadCalculator] Loads the engine with the
   *   calculator. Without this function, `main` must have the calculator.
   */
  constructor(main, loadCalculator) {
    this.main = main;
    if (!loadCalculator) this.#calculator = this.main;
    this.#loadCalculator = loadCalculator;
  }

  /** Returns the engine for a field with these options, or null if it must be loaded first. */
  for({ arithmetic, magnitudes }) {
    return arithmetic || magnitudes ? this.#calculator : this.main;
  }

  /** Returns the engine for these options, or throws an error if it is not loaded. */
  loaded(options) {
    const engine = this.for(options);
    if (!engine) throw new Error('numeric-field: The options "arithmetic" and "magnitudes" need `await loadCalculator()` first.');
    return engine;
  }

  /** Loads the engine with the calculator. After a failure, the next call tries again. */
  async load() {
    if (this.#calculator) return;
    this.#loading ??= this.#loadCalculator()
      .then((module) => { this.#calculator = new Engine(module); })
      .finally(() => { this.#loading = null; });
    await this.#loading;
  }
}
