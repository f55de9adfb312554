// SPDX-License-Identifier: MIT

import { attach as attachTo } from "./attach.js";
import { makeElement } from "./element.js";
import { Engine } from "./engine.js";
import { compiled } from "./module-inline.js";
import { messages } from "./messages.js";
import { Session } from "./session.js";
import { readOptions } from "./options.js";
import { styleRecord } from "./style-record.js";

const engine = new Engine(compiled());

/** Makes an input of the page a field for numbers, see `Attachment`. */
export function attach(input, options) {
  return attachTo(engine, input, options);
}

/** Opens a session: a field without a screen. */
export function openSession(options = {}) {
  const checked = readOptions(options, (message) => {
    throw new TypeError(`numeric-field: ${message}`);
  });
  const session = new Session(engine, styleRecord(checked));
  if (options.value !== undefined) session.setValue(options.value ?? "");
  return session;
}

if (globalThis.customElements && !customElements.get("numeric-field")) {
  customElements.define("numeric-field", makeElement(engine));
}

export { engine, messages };
