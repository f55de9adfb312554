// SPDX-License-Identifier: MIT

import { plainParts } from "../element/plain-parts.js";
import { Engine } from "./engine.js";
import { Engines } from "./engines.js";
import { functionsWith } from "./functions.js";
import { partsWith } from "./parts.js";

/** Fails instead of loading the calculator, which this module does not contain. */
async function withoutCalculator() {
  throw new Error('numeric-field: arithmetic, magnitudes and exponents need numeric-field-calculator.js instead of numeric-field.js.');
}

/**
 * Returns the parts of fields whose engine is contained in a module. If the engine cannot run, returns
 * the parts of fields without an engine.
 *
 * @param {string} digits The compiled engine in hexadecimal. Compressed by gzip, it is a tenth
 *   smaller than in base64.
 * @param {boolean} calculates Whether the engine has the calculator.
 * @returns {import("./runtime.js").Parts}
 */
export function inlinedParts(digits, calculates) {
  try {
    const engines = inlinedEngines(digits, calculates);
    return { ...partsWith(engines), ...functionsWith(engines) };
  } catch (error) {
    return plainParts(error);
  }
}

/** Returns the engines that are contained in a module. */
export function inlinedEngines(digits, calculates) {
  const engine = new Engine(new WebAssembly.Module(bytesOf(digits)));
  engine.lacksCalculator = !calculates;
  return new Engines(engine, calculates ? undefined : withoutCalculator);
}

/** Decodes hexadecimal text. Older browsers have no `fromHex`, which was added in 2025. */
function bytesOf(digits) {
  const byteAt = (_, index) => parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  return Uint8Array.fromHex?.(digits) ?? Uint8Array.from({ length: digits.length / 2 }, byteAt);
}
