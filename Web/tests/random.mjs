// SPDX-License-Identifier: MIT

/** Numbers that look random but are the same for the same seed (a linear congruence). */
export function makeRandom(seed) {
  let state = seed >>> 0;
  const below = (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return { below, pick: (list) => list[below(list.length)] };
}
