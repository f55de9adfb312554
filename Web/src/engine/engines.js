// SPDX-License-Identifier: MIT

import { idleTextOf } from "../options/idle-text.js";
import { memoized } from "../shell.js";
import { loadShortForms, Session, shortForms, styleRecord } from "../typing.js";

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

  /** Returns a session for a field with these options. Until its engine is loaded, the session uses the main engine. */
  sessionFor(options, value) {
    const session = new Session(this.for(options) ?? this.main, styleRecord(options), idleTextOf(options), value);
    session.setRule(options);
    return session;
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
      .then((engine) => { this.#calculator = engine; })
      .finally(() => { this.#loading = null; });
    await this.#loading;
  }
}
