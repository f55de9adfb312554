// SPDX-License-Identifier: MIT

/** The compiled engine in base64, which the build puts here. */
const ENGINE_BASE64 = "";

/** The compiled engine. */
export function compiled() {
  const bytes = Uint8Array.from(atob(ENGINE_BASE64), (letter) => letter.charCodeAt(0));
  return new WebAssembly.Module(bytes);
}
