// SPDX-License-Identifier: MIT

/** Returns the engine for these options, or throws an error if it is not loaded. */
export function loadedEngine(engines, options) {
  const engine = engines.for(options);
  if (!engine) throw new Error('numeric-field: These options need `await loadCalculator()` first.');
  return engine;
}
