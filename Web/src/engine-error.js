// SPDX-License-Identifier: MIT

const FORBIDDEN =
  "numeric-field: The page's Content-Security-Policy, or the browser, forbids WebAssembly. "
  + "Add 'wasm-unsafe-eval' to the policy's script-src. Until then every field is a plain input.";

/** Returns an error that tells the author of a page why the engine cannot run. */
export function explained(error) {
  const { CompileError } = globalThis.WebAssembly ?? {};
  const isForbidden = !CompileError || error instanceof CompileError || error instanceof EvalError;
  return new Error(isForbidden ? FORBIDDEN : error.message, { cause: error });
}
