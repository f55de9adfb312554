// SPDX-License-Identifier: MIT

import { readFileSync } from "node:fs";

import { readShortForms } from "../src/numeric-field-magnitudes.js";
import { Engine } from "../src/engine/engine.js";
import { Engines } from "../src/engine/engines.js";
import { checkedOptions } from "../src/options/checked-options.js";
import { idleTextOf } from "../src/options/idle-text.js";
import { Session } from "../src/engine/session.js";
import { complete, engineOf } from "../src/engine/split-engine.js";
import { styleRecord } from "../src/options/style-record.js";

readShortForms();

const FOLDER = new URL("../dist/", import.meta.url);

/** Compiles the engine in the file `name`. */
export function compiled(name = "numeric-field.wasm") {
  return new WebAssembly.Module(readFileSync(new URL(name, FOLDER)));
}

/** Creates a new engine from the file `name`. Without a name, creates the engine without the calculator. */
export function makeEngine(name) {
  return name ? new Engine(compiled(name)) : makeEngines().main;
}

/** Creates the part of an engine that a page loads first. */
export function makeFirstPart() {
  return engineOf(compiled());
}

/** Creates new engines, as each page does. The engine without the calculator consists of two files. */
export function makeEngines(loadCalculator) {
  const main = makeFirstPart();
  complete(main, compiled("numeric-field-later.wasm"));
  return new Engines(main, loadCalculator);
}

/** Returns the encoded style for options, which must be valid. */
export function record(options = {}) {
  return styleRecord(checkedOptions(options));
}

/**
 * Returns two arguments for the constructor of `Session`: the encoded style, and a function that
 * formats numbers while the field has no focus. The function is null if the engine itself formats these
 * numbers.
 */
export function style(options = {}) {
  return [record(options), idleTextOf(checkedOptions(options))];
}

export function openSession(engine, { value = "", ...options } = {}) {
  const session = new Session(engine, ...style({ locale: "en-US", keyboardLocale: "en-US", ...options }));
  session.setRule({ enforcement: options.enforcement, allows: options.allows });
  session.setValue(value);
  return session;
}
