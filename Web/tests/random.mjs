// SPDX-License-Identifier: MIT

/** Returns a seeded random number generator (linear congruential). */
export function makeRandom(seed) {
  let state = seed >>> 0;
  const below = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return { below, pick: (list) => list[below(list.length)] };
}
