// SPDX-License-Identifier: MIT

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../Scenarios/", import.meta.url);

/** Returns all scenarios, each with its file and line. */
export function scenarios() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl")).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(new URL(file, FOLDER), "utf8").split("\n");
    return lines.flatMap((line, index) =>
      line === "" ? [] : [{ ...JSON.parse(line), place: `${file}:${index + 1}` }]);
  });
}

/** Returns the expected state after each event of a scenario. */
export function claims({ events, states, expect }) {
  const claims = events.map((_, index) => ({ ...states?.[index] }));
  Object.assign(claims.at(-1), expect);
  return claims;
}

/** Returns the differences between an expected and an actual state, as one sentence each. */
export function differences(claim, state) {
  const found = [];
  const compare = (name, expected, got) => {
    if (JSON.stringify(expected) === JSON.stringify(got)) return;
    found.push(`${name}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
  };
  for (const name of ["text", "selection", "value", "clamped", "violation", "rest"]) {
    if (name in claim && name in state) compare(name, claim[name], state[name]);
  }
  if (claim.refused === true) compare("refused", true, state.refused !== null);
  else if ("refused" in claim) compare("refused", claim.refused, state.refused);
  return found;
}
