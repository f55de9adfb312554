// SPDX-License-Identifier: MIT

import digits from "../../.build-web/numeric-field-calculator.hex";
import { inlinedComponent } from "./engine/inlined-component.js";
import { readShortForms } from "./numeric-field-magnitudes.js";

readShortForms();

export { messages } from "./messages/messages.js";
export const { attach, format, loadCalculator, loadEngine, openSession, parse } = inlinedComponent(digits, true);
