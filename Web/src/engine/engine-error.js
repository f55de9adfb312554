// SPDX-License-Identifier: MIT

const FORBIDDEN =
  "numeric-field: The page's Content-Security-Policy, or the browser, forbids WebAssembly. "
  + "Add 'wasm-unsafe-eval' to the policy's script-src. Until then every field is a plain input.";

/** The shortest WebAssembly module. Browsers compile it unless WebAssembly is forbidden. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Returns an error that tells the author of a page why the engine cannot run. */
export function explained(error) {
  return new Error(isForbidden() ? FORBIDDEN : error.message, { cause: error });
}

function isForbidden() {
  try {
    return !new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    return true;
  }
}
