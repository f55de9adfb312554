// SPDX-License-Identifier: MIT

// The compiled engine in hexadecimal digits: compressed by gzip, a page loads a tenth less than in base64.
import digits from "../../.build-web/numeric-field.hex";
import { explained } from "./engine-error.js";

/** The engine that is part of this module, or why it cannot be used. */
export function compileInlined() {
  try {
    return new WebAssembly.Module(bytesOf(digits));
  } catch (error) {
    return explained(error);
  }
}

/** Browsers have `fromHex` since 2025. */
function bytesOf(digits) {
  const byteAt = (_, index) => parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  return Uint8Array.fromHex?.(digits) ?? Uint8Array.from({ length: digits.length / 2 }, byteAt);
}
