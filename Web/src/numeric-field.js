// SPDX-License-Identifier: MIT

// The compiled engine in hexadecimal digits: compressed by gzip, a page loads a tenth less than in base64.
import digits from "../../.build-web/numeric-field.hex";
import { makeComponent } from "./component.js";
import { translateWith } from "./messages.js";
import { TRANSLATIONS } from "./translations.generated.js";

translateWith(() => TRANSLATIONS);

export { messages } from "./messages.js";
export const { attach, openSession } = makeComponent(new WebAssembly.Module(bytesOf(digits)));

/** Browsers have `fromHex` since 2025. */
function bytesOf(digits) {
  const byteAt = (_, index) => parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  return Uint8Array.fromHex?.(digits) ?? Uint8Array.from({ length: digits.length / 2 }, byteAt);
}
