// SPDX-License-Identifier: MIT

/** The engine, compiled while it comes in from the file beside this one. */
const MODULE = await load(new URL("numeric-field.wasm", import.meta.url));

/** Servers that do not know the type of the file, and the disk, give its bytes only. */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`numeric-field: ${address} could not be loaded (${response.status}).`);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The compiled engine. */
export function compiled() {
  return MODULE;
}
