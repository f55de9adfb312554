// SPDX-License-Identifier: MIT

import { makeComponent } from "./component.js";
import { compileInlined } from "./inlined-engine.js";
import { translateWith } from "./messages.js";
import { TRANSLATIONS } from "./translations.generated.js";

translateWith(() => TRANSLATIONS);

export { messages } from "./messages.js";
export const { attach, openSession, format, parse } = makeComponent(compileInlined());
