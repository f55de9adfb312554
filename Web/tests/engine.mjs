// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { readShortForms } from "../src/numeric-field-magnitudes.js";
import { Engine } from "../src/engine/engine.js";
import { Engines } from "../src/engine/engines.js";
import { checkedOptions } from "../src/options/checked-options.js";
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

/** Opens a session in English, unless another locale is given. */
export function openSession(engine, { value = "", ...options } = {}) {
  return new Session(engine, checkedOptions({ locale: "en-US", keyboardLocale: "en-US", ...options }), value);
}

/**
 * Opens a session for each locale and style, and checks that there is nothing wrong with it: `mistakes` returns a
 * message for each wrong text.
 */
export function checkSessions(engine, locales, styles, mistakes) {
  const wrong = locales.flatMap((locale) => styles.flatMap((style) => {
    const session = openSession(engine, { locale, ...style });
    const found = mistakes(session, locale, style);
    session.close();
    return found;
  }));
  assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} texts are wrong`);
}
