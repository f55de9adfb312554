// SPDX-License-Identifier: MIT

import digits from "../../.build-web/numeric-field.hex";
import { inlinedComponent } from "./engine/inlined-component.js";

export { messages } from "./messages/messages.js";
export const { attach, format, loadCalculator, loadEngine, openSession, parse } = inlinedComponent(digits, false);
