// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { scrubWith } from "./handles.js";
import { inlinedEngines } from "./inlined-engine.js";
import { translateWith } from "./messages.js";
import { makePlainElement } from "./plain-element.js";
import * as scrubbing from "./scrubbing.js";
import { TRANSLATIONS } from "./translations.generated.js";

scrubWith(async () => scrubbing);
translateWith(() => TRANSLATIONS);

export { messages } from "./messages.js";
export const { attach, openSession, loadCalculator, format, parse } =
  makeComponent({ ...inlinedEngines(), makePlainElement });
