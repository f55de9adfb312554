// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { makeEngine, openSession, record } from "./engine.mjs";
import { BROWSER_EXCEPTIONS, EXCEPTIONS, reasonAgainst } from "./exceptions.mjs";
import { claims, differences, scenarios } from "./scenario-files.mjs";
import { play } from "./scenario-session.mjs";

const engine = makeEngine();
const all = scenarios();

describe("scenarios in a session", () => {
  for (const file of new Set(all.map(({ place }) => place.split(":")[0]))) {
    test(file, () => {
      const wrong = all.filter(({ place }) => place.startsWith(`${file}:`)).flatMap(mistakes);
      assert.deepEqual(wrong, []);
    });
  }

  test("every exception applies to a scenario", () => {
    for (const { applies, reason } of EXCEPTIONS) assert.ok(all.some(applies), reason);
    for (const id of BROWSER_EXCEPTIONS.flatMap(({ ids }) => ids)) {
      assert.ok(all.some((scenario) => scenario.id === id), id);
    }
  });
});

/** What is claimed but does not hold, each with its place. */
function mistakes(scenario) {
  if (reasonAgainst(scenario)) return [];
  const states = play(
    scenario,
    (options) => openSession(engine, options),
    (session, options) => session.setStyle(record(options)),
  );
  return claims(scenario).flatMap((claim, index) =>
    differences(claim, states[index]).map((difference) =>
      `${scenario.place} ${scenario.id}, event ${index} ${JSON.stringify(scenario.events[index])}: ${difference}`));
}
