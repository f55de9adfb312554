// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { functionsWith } from "../src/engine/functions.js";
import { makeEngines } from "./engine.mjs";

const { openSession } = functionsWith(makeEngines());

/** Returns the text of an idle field with a value. */
function idle(value, options) {
  return openSession({ locale: "en-US", value, ...options }).outcome.text;
}

describe("idle text", () => {
  for (const [value, options, text] of [
    ["1234567.89", { idleNotation: "compact-long" }, "1.2 million"],
    ["1234567.89", { idleNotation: "compact", kind: "currency", currency: "USD" }, "$1.2M"],
    ["12345", { idleNotation: "compact", locale: "de-DE" }, "12.345"],
    ["12", { unit: "minute", unitDisplay: "long" }, "12 minutes"],
    ["1", { unit: "minute", unitDisplay: "long" }, "1 minute"],
    ["2", { unit: "minute", unitDisplay: "long", locale: "pl" }, "2 minuty"],
    ["5", { unit: "kilogram", prefix: "\u2248 " }, "\u2248 5 kg"],
    ["0.1234567890123456789", { unit: "kilogram" }, "0.1234567890123456789 kg"],
    ["123456789012345678.5", { unit: "kilogram" }, "123,456,789,012,345,678.5 kg"],
    ["5", { unit: "kilogram", fraction: 2 }, "5.00 kg"],
    ["1234", { unit: "kilogram", grouping: "never" }, "1234 kg"],
    ["1500000", { unit: "kilogram", idleNotation: "compact" }, "1.5M kg"],
  ]) {
    test(`${JSON.stringify(options)} shows ${value} as "${text}"`, () => {
      assert.equal(idle(value, options), text);
    });
  }

  test("has no parts, and gives way to the exact number if it is not wanted any more", () => {
    const session = openSession({ locale: "de-DE", value: "1234567", idleNotation: "compact" });
    assert.deepEqual(session.cells(), []);
    assert.equal(session.update({ idleNotation: null }).text, "1.234.567");
  });
});
