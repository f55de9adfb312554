// SPDX-License-Identifier: MIT

import { memoized } from "../shell.js";
import { loadShortForms, Session, shortForms } from "../typing.js";
import { completeSessions } from "./complete-sessions.js";

completeSessions();

/** Prints a warning. Each field tries again at each commit, so it is printed only once. */
const warnOnce = memoized((message) => console.warn(message));

/** The engines of a page: an engine without a calculator and, if a field needs it, an engine with a calculator. */
export class Engines {
  #calculator = null;
  #loadCalculator;
  #loading = null;

  /**
   * @param {import("./engine.js").Engine} main The engine for fields that need no calculator.
   * @param {() => Promise<import("./engine.js").Engine>} [loadCalculator] Loads the engine with the calculator.
   *   Without this function, `main` must have the calculator.
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

  /** Returns the engine for a session with these options. Throws an error if it is not loaded. */
  loadedFor(options) {
    const engine = this.for(options);
    if (!engine) throw new Error('numeric-field: These options need `await loadCalculator()` first.');
    return engine;
  }

  /** Returns a session for a field with these options. Until its engine is loaded, the session uses the main engine. */
  sessionFor(options, value) { return new Session(this.for(options) ?? this.main, options, value); }

  /**
   * Loads what fields with these options need: the engine with the calculator, and the code for short
   * forms. After a failure, the next call tries again.
   */
  async load({ magnitudes } = { magnitudes: true }) {
    if (!this.#calculator) {
      this.#loading ??= this.#loadCalculator()
        .then((engine) => { this.#calculator = engine; })
        .finally(() => { this.#loading = null; });
      await this.#loading;
    }
    if (magnitudes) await loadShortForms();
  }

  /** Loads what a field needs, and then calls `ready`. If it cannot be loaded, a warning says why, and the field works without it. */
  loadFor(options, ready) { this.load(options).then(ready, ({ message }) => warnOnce(message)); }
}
