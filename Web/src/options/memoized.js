// SPDX-License-Identifier: MIT

/**
 * Returns a function that calls `make` only once for each argument, and remembers the results.
 *
 * @template Key, Result
 * @param {(key: Key) => Result} make
 * @returns {(key: Key) => Result}
 */
export function memoized(make) {
  const results = new Map();
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key);
  };
}
