// SPDX-License-Identifier: MIT

/**
 * The parts that the fields of a page need: the code for editing, and the engine.
 *
 * @typedef {object} Parts
 * @property {Error} [problem] The reason why the engine cannot run. If there is one, the contents are
 *   plain inputs, which nothing watches, and all optional parts are missing.
 * @property {MakeContent} makeContent
 * @property {(state: object) => void} check Prints warnings about the attributes of an element.
 * @property {(element: object, elements: Set<object>) => void} watch Watches the page around an element, and calls methods of
 *   all elements when their labels or language may have changed.
 * @property {import("./engines.js").Engines} [engines]
 * @property {() => Promise<void>} [addFunctions] Loads the functions and adds them to the parts, unless they have them already.
 *
 * @typedef {object} Functions The functions that are added to the parts if a page needs them.
 * @property {(given: object) => object} openSession
 * @property {(value: unknown, given: object) => string} format
 * @property {(text: string, given: object) => string | null} parse
 *
 * @typedef {(state: object, content: {value: string, text: string}) => object} MakeContent Creates the
 *   content that replaces `content` in an element.
 *
 * @typedef {object} Addresses The addresses of the engines.
 * @property {URL} engine The address of the engine without the calculator.
 * @property {URL} calculator The address of the engine with the calculator.
 * @property {URL} first The address of the engine that the page needs first.
 * @property {Promise<Response>} [response] The response from `first`, if it was already requested.
 */

/** Loads the parts when the first field needs them, and stores them for all fields. */
export class Runtime {
  #load;
  #loading;
  #soon;

  /** The elements on the page. They are notified when the parts are loaded. */
  elements = new Set();

  /** @type {(Parts & Partial<Functions>) | undefined} The parts, or undefined until they are loaded. */
  parts;

  /** @type {MakeContent | undefined} Creates a content in which the user can type until the parts are loaded. */
  makeTyped;

  /**
   * @param {(runtime: Runtime) => Promise<Parts>} [load] Loads the parts, and before calls `start` with `makeTyped` when the
   *   user can type. Without this function, `start` is called with the parts at once.
   * @param {typeof import("../element/early-input.js").EarlyInput} [EarlyInput] Keeps the actions of the
   *   user until the parts are loaded.
   */
  constructor(load, EarlyInput) {
    this.#load = load;
    this.Early = EarlyInput;
  }

  /** Loads the parts, unless they are loaded already. */
  load() { return this.#loading ??= this.#load?.(this).then((parts) => this.start({ parts })); }

  /**
   * Loads the parts when the browser is idle. Chromium 156 crashes if a promise that was made in an idle callback performs
   * an editing command after a composition, so the promise is made in a task of its own.
   */
  loadSoon() { this.#soon ??= (globalThis.requestIdleCallback ?? setTimeout)(() => setTimeout(() => this.load())); }

  /** Stores `makeTyped` or `parts`, and notifies the elements. */
  start(loaded) {
    Object.assign(this, loaded);
    if (this.parts?.problem) console.error(this.parts.problem);
    for (const element of this.elements) element.useParts();
  }

  /** The parts with the functions. Throws an error if they are not loaded yet, or if the engine cannot run. */
  get loaded() {
    const { parts } = this;
    if (parts?.problem) throw parts.problem;
    if (!parts?.format) throw new Error("numeric-field: Call `await loadEngine()` first.");
    return parts;
  }
}

/** Returns the functions that modules export. They use the same engines as the elements. */
export function functionsOf(runtime) {
  /** Loads the engine, for the functions below. Fields load it by themselves. */
  const loadEngine = async () => {
    await runtime.load();
    await runtime.parts.addFunctions?.();
    return void runtime.loaded;
  };
  return {
    loadEngine,

    /** Loads the calculator, for sessions and `parse`. Fields load it when they need it. */
    loadCalculator: () => loadEngine().then(() => runtime.parts.engines.load()),

    /** Opens a session: a field without an `<input>` on the page. */
    openSession: (options) => runtime.loaded.openSession(options),

    /** Returns the text that a field without focus shows for a number. */
    format: (value, options) => runtime.loaded.format(value, options),

    /** Returns the value that a field has after `text` is pasted and committed. */
    parse: (text, options) => runtime.loaded.parse(text, options),
  };
}
