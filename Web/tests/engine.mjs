// SPDX-License-Identifier: MIT

import { readFileSync } from "node:fs";

import { Engine } from "../src/engine.js";
import { readOptions } from "../src/options.js";
import { Session } from "../src/session.js";
import { styleRecord } from "../src/style-record.js";

const WASM = new URL("../dist/numeric-field.wasm", import.meta.url);

/** A new engine, as each page has one. */
export function makeEngine() {
  return new Engine(new WebAssembly.Module(readFileSync(WASM)));
}

/** The style record for valid options. */
export function record(options = {}) {
  return styleRecord(readOptions(options, (message) => {
    throw new TypeError(message);
  }));
}

/** Opens a session of `engine`. */
export function openSession(engine, { value = "", ...options } = {}) {
  const session = new Session(engine, record({ locale: "en-US", keyboardLocale: "en-US", ...options }));
  session.setValue(value);
  return session;
}
