// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { Engines } from "../src/engine/engines.js";
import { functionsWith } from "../src/engine/functions.js";
import { makeEngine, makeEngines } from "./engine.mjs";

const CALCULATOR = "numeric-field-calculator.wasm";
const OPTIONS = { locale: "en-US", currency: "USD", value: "1200", arithmetic: true };

/** Returns a session into which `keys` were typed. */
function typed(keys, options, engines = new Engines(makeEngine(CALCULATOR))) {
  const session = functionsWith(engines).openSession({ ...OPTIONS, ...options });
  session.focus();
  for (const key of keys) session.type(key);
  return session;
}

describe("arithmetic", () => {
  test("operators have a role", () => {
    const roles = typed("*2").cells().map(({ role }) => role);
    assert.ok(roles.includes("operation"), roles);
  });

  test("an expression is parsed", () => {
    const { parse } = functionsWith(new Engines(makeEngine(CALCULATOR)));
    assert.equal(parse("3 \u00d7 19.99", OPTIONS), "59.97");
    assert.equal(parse("3 \u00d7 19.99", { ...OPTIONS, arithmetic: false }), null);
  });
});

describe("the engine with the calculator", () => {
  const separate = () => makeEngines(async () => makeEngine(CALCULATOR));

  test("is loaded once, and only when it is needed", async () => {
    let count = 0;
    const engines = makeEngines(async () => {
      count += 1;
      return makeEngine(CALCULATOR);
    });
    assert.equal(engines.for({}), engines.main);
    assert.equal(engines.for({ arithmetic: true }), null);
    const loads = [];
    for (let turn = 0; turn < 20; turn += 1) {
      loads.push(engines.load());
      await null;
    }
    await Promise.all(loads);
    assert.equal(count, 1);
    assert.notEqual(engines.for({ arithmetic: true }), engines.main);
    assert.equal(engines.for({}), engines.main);
  });

  test("is loaded again after a failure", async () => {
    let isOnline = false;
    const engines = makeEngines(async () => {
      if (!isOnline) throw new Error("offline");
      return makeEngine(CALCULATOR);
    });
    await assert.rejects(engines.load(), /offline/);
    isOnline = true;
    await engines.load();
    assert.ok(engines.for({ arithmetic: true }));
  });

  test("a session says that it must be loaded first", async () => {
    const engines = separate();
    assert.throws(() => typed("", {}, engines), /need `await loadCalculator\(\)` first/);
    const session = typed("34", { arithmetic: false, value: "12" }, engines);
    assert.throws(() => session.update({ arithmetic: true }), /loadCalculator/);
    await engines.load();
    assert.equal(typed("+5", {}, engines).outcome.value, "1205");
    session.update({ arithmetic: true });
    session.focus();
    for (const key of "+5") session.type(key);
    assert.equal(session.outcome.text, "$1,234 + 5");
  });
});
