// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { compileInlined } from "./inlined-engine.js";

export { messages } from "./messages.js";
export const { attach, openSession, format, parse } = makeComponent(compileInlined());
