// SPDX-License-Identifier: MIT

// Types into a few common fields with an engine that `wasm-split --instrument` has prepared, and writes
// the profile of the functions that were called. `wasm-split` then keeps these functions in the file
// that a page loads first.
//
// Usage: node scripts/profile-engine.mjs <engine> <profile>

import { readFileSync, writeFileSync } from "node:fs";

import { Engine } from "../Web/src/engine/engine.js";
import { Session } from "../Web/src/engine/session.js";
import { checkedOptions } from "../Web/src/options/checked-options.js";

/** The size of the buffer for the profile, in code units. */
const CAPACITY = 1 << 16;

const FIELDS = [
  { locale: "en-US" },
  { locale: "en-US", currency: "USD", min: "0" },
  { locale: "de-DE", currency: "EUR" },
  { locale: "sv-SE", kind: "percent" },
];
const VALUES = ["", "0", "1234.5", "-0.25"];

/** The edits of a user, as names of a session's methods and their arguments. */
const EDITS = [
  ["type", "1"], ["type", "2"], ["type", "3"], ["type", "4"], ["type", "."], ["type", ","], ["type", "0"], ["type", "9"],
  ["delete", "backward"], ["delete", "backward"], ["move", "backward"], ["move", "backward", true], ["type", "7"],
  ["move", "start"], ["type", "-"], ["type", "8"], ["delete", "forward"], ["move", "end"], ["type", "."],
  ["selectAll"], ["type", "5"], ["select", 0, 1], ["type", "4"], ["selectAll"], ["delete", "backward"],
];

const [file, profile] = process.argv.slice(2);
const engine = new Engine(new WebAssembly.Module(readFileSync(file)));
for (const given of FIELDS) {
  const options = checkedOptions(given);
  for (const value of VALUES) {
    for (const offset of [-1, 1]) {
      const session = new Session(engine, options, value);
      session.focus(offset);
      for (const [edit, ...given] of EDITS) session[edit](...given);
      session.close();
    }
  }
}
const { exports } = engine;
const address = exports.buffer(CAPACITY);
const length = exports.__write_profile(address, 2 * CAPACITY);
writeFileSync(profile, new Uint8Array(exports.memory.buffer, address, length));
