// SPDX-License-Identifier: MIT

import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";
import { inlinedEngines } from "./inlined-engine.js";

const { engines, problem } = inlinedEngines();
if (problem) throw problem;

export { messages } from "./messages.js";

/** Opens a session: a field without an `<input>` on the page. */
export const openSession = (options = {}) => new FreeSession(engines, options);

/** Does nothing: this module contains the calculator. */
export const loadCalculator = async () => {};

/** Returns the text that an idle field shows for a number. */
export const format = (value, options = {}) => formatWith(engines, value, options);

/** Returns the value that a field has after `text` is pasted and committed. */
export const parse = (text, options = {}) => parseWith(engines, text, options);
