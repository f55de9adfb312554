// SPDX-License-Identifier: MIT

import { shortForms } from "../options/style-record.js";
import { memoized } from "../shell.js";
import { Engine } from "./engine.js";

/** Prints a warning. Each field tries again at each commit, so it is printed only once. */
const warnOnce = memoized((message) => console.warn(message));

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

  /** Returns the engine for a field with these options, or null if more code must be loaded first. */
  for({ arithmetic, magnitudes, exponents }) {
    if (magnitudes && !shortForms.wordsOf) return null;
    return arithmetic || magnitudes || exponents ? this.#calculator : this.main;
  }

  /** Returns the engine for these options, or throws an error if it is not loaded. */
  loaded(options) {
    const engine = this.for(options);
    if (!engine) throw new Error('numeric-field: These options need `await loadCalculator()` first.');
    return engine;
  }

  /**
   * Loads what fields with these options need: the engine with the calculator, and the code for short
   * forms. After a failure, the next call tries again.
   */
  async load({ magnitudes } = { magnitudes: true }) {
    await this.#load();
    if (magnitudes) await loadShortForms();
  }

  /** Loads what a field needs, and then calls `ready`. If it cannot be loaded, a warning says why, and the field works without it. */
  loadFor(options, ready) { this.load(options).then(ready, ({ message }) => warnOnce(message)); }

  async #load() {
    if (this.#calculator) return;
    this.#loading ??= this.#loadCalculator()
      .then((module) => { this.#calculator = new Engine(module); })
      .finally(() => { this.#loading = null; });
    await this.#loading;
  }
}

/** Loads the code for short forms such as `1.5k`. */
export async function loadShortForms() {
  if (!shortForms.wordsOf) (await import("../numeric-field-magnitudes.js")).readShortForms();
}
