// SPDX-License-Identifier: MIT

import { announce, announceNumber, prepareAnnouncements } from "./announce.js";
import { makeElement } from "./element.js";
import { Field } from "./field.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";
import { Handles } from "./handles.js";
import { describe } from "./input-semantics.js";
import { listen } from "./listen.js";
import { prepareMessages } from "./messages.js";
import { readOptions } from "./options.js";
import { reportClamp, reportRefusal } from "./report.js";
import { invalidity, spokenBounds } from "./validity.js";
import { readValue } from "./value.js";

/** The functions and classes of the element that `attach` also uses. */
export const PARTS = {
  announce, announceNumber, describe, Field, Handles, invalidity, listen, prepareAnnouncements, prepareMessages, readOptions, readValue,
  reportClamp, reportRefusal, spokenBounds,
};

/**
 * Defines `<numeric-field>`, and returns functions that use the same engines. Modules export all of
 * them except `extend`.
 *
 * Outside of a browser the element is not defined.
 *
 * @param {object} parts
 * @param {import("./engines.js").Engines} [parts.engines]
 * @param {Error} [parts.problem] The reason why the engine cannot run.
 * @param {() => typeof HTMLElement} [parts.makePlainElement] Returns the class of the element if the
 *   engine cannot run.
 */
export function makeComponent({ engines, problem, makePlainElement }) {
  if (problem) console.error(problem);
  define(engines ? makeElement : makePlainElement, engines);
  const withEngine = (action) => {
    if (problem) throw problem;
    return action(engines);
  };
  return {
    /**
     * Creates a function whose code is in another module. `make` receives the parts of the
     * component, so that the module doesn't contain a second copy of them.
     *
     * @param {typeof import("./attach.js").makeAttach} make
     */
    extend: (make) => make(withEngine, PARTS),

    /** Opens a session: a field without an `<input>` on the page. */
    openSession: (options = {}) => withEngine(() => new FreeSession(engines, options)),

    /** Returns the text that a field without focus shows for a number. */
    format: (value, options = {}) => withEngine(() => formatWith(engines, value, options)),

    /** Loads the calculator, for sessions and `parse`. Fields load it when they need it. */
    loadCalculator: async () => withEngine(() => engines.load()),

    /** Returns the value that a field has after `text` is pasted and committed. */
    parse: (text, options = {}) => withEngine(() => parseWith(engines, text, options)),
  };
}

/** Defines the element, unless another copy of this module has defined it. */
function define(makeClass, engines) {
  if (!globalThis.customElements || customElements.get("numeric-field")) return;
  customElements.define("numeric-field", makeClass(engines));
}
