// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import * as built from "../dist/numeric-field-calculator.js";
import { makeEngine, openSession } from "./engine.mjs";
import { BROWSER_EXCEPTIONS, EXCEPTIONS, isOfSwift, isPlayed } from "./exceptions.mjs";
import { claims, differences, scenarios } from "./scenario-files.mjs";
import { play } from "./scenario-session.mjs";

const engine = makeEngine("numeric-field-calculator.wasm");
const smallEngine = makeEngine();
const all = scenarios();

describe("scenarios in a session", () => {
  for (const file of new Set(all.map(({ place }) => place.split(":")[0]))) {
    test(file, () => {
      const wrong = all.filter(({ place }) => place.startsWith(`${file}:`)).flatMap((scenario) => mistakes(scenario));
      assert.deepEqual(wrong, []);
    });
  }

  test("the built module plays them too", () => {
    assert.deepEqual(all.flatMap((scenario) => mistakes(scenario, openBuilt)), []);
  });

  test("the engine without a calculator plays all that need none", () => {
    const openSmall = (options) => openSession(smallEngine, options);
    const others = all.filter(({ style, events }) => ![style, ...events.map((event) => event.style)]
      .some((part) => part?.allowsArithmetic || part?.allowsMagnitudes || part?.allowsExponents));
    assert.deepEqual(others.flatMap((scenario) => mistakes(scenario, openSmall)), []);
  });

  test("every exception applies to a scenario", () => {
    assert.ok(all.some(isOfSwift));
    const known = new Set(all.map(({ id }) => id));
    assert.deepEqual([EXCEPTIONS, BROWSER_EXCEPTIONS].flatMap(Object.values).flat().filter((id) => !known.has(id)), []);
  });
});

function open(options) {
  return openSession(engine, options);
}

function openBuilt(options) {
  return built.openSession({ locale: "en-US", keyboardLocale: "en-US", ...options });
}

/**
 * Returns the differences from the expected states, each with the file and line of the scenario.
 */
function mistakes(scenario, opening = open) {
  if (!isPlayed(scenario)) return [];
  const states = play(scenario, opening);
  return claims(scenario).flatMap((claim, index) =>
    differences(claim, states[index]).map((difference) =>
      `${scenario.place} ${scenario.id}, event ${index} ${JSON.stringify(scenario.events[index])}: ${difference}`));
}
