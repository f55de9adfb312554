// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { inlinedEngines } from "./inlined-engine.js";
import { makePlainElement } from "./numeric-field-plain.js";

export { messages } from "./messages.js";
export const { attach, openSession, loadCalculator, format, parse } =
  makeComponent({ ...inlinedEngines(), makePlainElement });
