// SPDX-License-Identifier: MIT

/**
 * Returns a function that loads a module when it is first called. After a failure, the next call
 * tries again.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}
 */
export function loadOnce(load) {
  let loading = null;
  return () => (loading ??= load().catch((error) => {
    loading = null;
    throw error;
  }));
}
