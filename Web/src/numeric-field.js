// SPDX-License-Identifier: MIT

import { makeAttach } from "./attach.js";
import { makeComponent } from "./component.js";
import { inlinedEngines } from "./inlined-engine.js";
import { makePlainElement } from "./numeric-field-plain.js";

const component = makeComponent({ ...inlinedEngines(), makePlainElement });

export { messages } from "./messages.js";
export const { openSession, loadCalculator, format, parse } = component;
export const attach = component.extend(makeAttach);
