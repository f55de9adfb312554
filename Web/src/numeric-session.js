// SPDX-License-Identifier: MIT

import { Engine } from "./engine.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";
import { compileInlined } from "./inlined-engine.js";

const module = compileInlined();
if (module instanceof Error) throw module;
const engine = new Engine(module);

export { messages } from "./messages.js";

/** Opens a field without a screen. */
export const openSession = (options = {}) => new FreeSession(engine, options);

/** The text of a number as an idle field shows it. */
export const format = (value, options = {}) => formatWith(engine, value, options);

/** The number of a text as a field reads it when it is pasted. */
export const parse = (text, options = {}) => parseWith(engine, text, options);
