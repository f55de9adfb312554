// SPDX-License-Identifier: MIT

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../Scenarios/", import.meta.url);

/** Returns all scenarios, each with its file and line. */
export function scenarios() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl")).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(new URL(file, FOLDER), "utf8").split("\n");
    return lines.flatMap((line, index) => (line === "" ? [] : [completed(JSON.parse(line), `${file}:${index + 1}`)]));
  });
}

/** Returns a scenario with its place. Each change of style contains the complete style of the field. */
function completed(scenario, place) {
  let { style = {} } = scenario;
  const events = scenario.events.map((event) => {
    if (!("style" in event)) return event;
    style = { ...style, ...event.style };
    return { style };
  });
  return { ...scenario, events, place };
}

/** Returns the expected state after each event of a scenario. */
export function claims({ events, states, expect }) {
  const claims = events.map((_, index) => ({ ...states?.[index] }));
  Object.assign(claims.at(-1), expect);
  return claims;
}

/** Returns the differences between an expected and an actual state, as one sentence each. */
export function differences(claim, state) {
  // If a claim has no reason of a refusal, any reason is as expected.
  const seen = claim.refused === true ? { ...state, refused: state.refused !== null } : state;
  return ["text", "selection", "value", "clamped", "violation", "rest", "refused"]
    .filter((name) => name in claim && name in seen && JSON.stringify(claim[name]) !== JSON.stringify(seen[name]))
    .map((name) => `${name}: expected ${JSON.stringify(claim[name])}, got ${JSON.stringify(seen[name])}`);
}
