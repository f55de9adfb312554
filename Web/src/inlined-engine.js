// SPDX-License-Identifier: MIT

// The compiled engine in hexadecimal. Compressed by gzip, it is a tenth smaller than in base64.
import digits from "../../.build-web/numeric-field.hex";
import { explained } from "./engine-error.js";
import { Engines } from "./engines.js";

/** Returns the engine contained in this module, or the problem if it cannot run. */
export function inlinedEngines() {
  try {
    return { engines: new Engines(new WebAssembly.Module(bytesOf(digits))) };
  } catch (error) {
    return { problem: explained(error) };
  }
}

/** Decodes hexadecimal text. Older browsers have no `fromHex`, which was added in 2025. */
function bytesOf(digits) {
  const byteAt = (_, index) => parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  return Uint8Array.fromHex?.(digits) ?? Uint8Array.from({ length: digits.length / 2 }, byteAt);
}
