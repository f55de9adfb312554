// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { compiled, makeEngine, makeFirstPart, openSession, record } from "./engine.mjs";
import { attempt, complete } from "../src/engine/split-engine.js";
import { makeRandom } from "./random.mjs";

/**
 * The highest status code of a refusal in the engine without the calculator, whose refusals have the
 * codes 1 to 15.
 */
const REFUSAL_COUNT = 15;

/** The highest code of an event. The codes start at 1. */
const LAST_EVENT = 27;

const NUMBERS = [0, 1, -1, 2, 5, 255, 65536, 0x7fffffff, -0x80000000];
const TEXTS = [
  "", "1", "-", ".", "12,5", "\uD800", "\uDC00x", "x".repeat(5000), "9".repeat(3000), "\u0000",
  "1e999999", "1e-999999", "(1)", "\u0661", "\u{1E950}", "1 and 2",
];

describe("the engine", () => {
  test("imports only the functions of its second part, and has no start function", () => {
    assert.deepEqual(new Set(WebAssembly.Module.imports(compiled()).map(({ module, kind }) => `${module} ${kind}`)), new Set(["placeholder function"]));
    const { exports } = makeEngine();
    assert.ok(exports.memory instanceof WebAssembly.Memory);
    assert.equal(exports._start, undefined);
  });

  test("returns a status for an unknown handle", () => {
    const { exports } = makeEngine();
    for (const handle of [0, -1, 1, 99, ...NUMBERS]) {
      for (const name of ["close", "cells", "setStyle", "setValue"]) {
        assert.equal(exports[name](handle, 0), -1, `${name}(${handle})`);
      }
      for (let event = 0; event <= LAST_EVENT + 1; event += 1) assert.equal(exports.perform(handle, event, 0, 0, 0), -1);
    }
  });

  test("returns a status for a closed field", () => {
    const engine = makeEngine();
    const handle = engine.exports.open(engine.write(record()));
    assert.equal(engine.exports.close(handle), 0);
    assert.equal(engine.exports.close(handle), -1);
    assert.equal(engine.exports.perform(handle, 1, 0, 0, 0), -1);
  });

  test("returns a status for a length beyond the buffer", () => {
    const engine = makeEngine();
    const { exports } = engine;
    const handle = exports.open(engine.write(record()));
    for (const length of [-1, 1 << 21, 0x7fffffff, -0x80000000]) {
      assert.equal(exports.setValue(handle, length), -2);
      assert.equal(exports.setStyle(handle, length), -2);
      assert.equal(exports.open(length), -2);
      for (let event = 1; event <= LAST_EVENT; event += 1) assert.equal(exports.perform(handle, event, 0, 0, length), -2);
      assert.equal(exports.buffer(length), 0);
    }
  });

  test("names the part of a style that is invalid", () => {
    const engine = makeEngine();
    const required = "\u0001\u000A0123456789\u0002\u0001.";
    const open = (record) => engine.exports.open(engine.write(required + record));
    const bad = {
      "\u0000\u0000": 0, "\u00FF\u0000": 255, "\u0001": 1, "\u0001\u0005ab": 1, "\u0001\u0001a": 1,
      "\u0002\u0000": 2, "\u0012\u0001x": 18, "\u0014\u00010": 20, "\u001D\u0001\u0009": 29,
      "\u0012\u00015\u0013\u00014": 18, "\u0019\u0002\u0005\u0002": 25, "\u001C\u0001\u0003": 28,
    };
    for (const [text, part] of Object.entries(bad)) {
      assert.equal(open(text), -3, JSON.stringify(text));
      assert.equal(engine.exports.perform(1, 1, 0, 0, 0), -1, "nothing was opened");
      open(text);
      assert.equal(new Int32Array(engine.exports.memory.buffer, engine.exports.record(), 7)[6], part);
    }
  });

  test("shares one field among idle sessions with the same style", () => {
    const engine = makeEngine();
    let count = 0;
    const open = engine.open.bind(engine);
    engine.open = (style) => {
      count += 1;
      return open(style);
    };
    const [session] = ["5", "6", "7"].map((value) => openSession(engine, { currency: "USD", value }));
    session.setValue("8");
    assert.deepEqual([session.outcome.text, count], ["$8.00", 1]);
    session.type("9");
    assert.deepEqual([session.outcome.text, count], ["$89", 2]);
  });

  test("refuses a value that is not a plain decimal", () => {
    const session = openSession(makeEngine());
    for (const value of ["abc", "-", ".", "1,000", "1e5", "NaN", "\uD800", NaN, 1e21]) {
      assert.throws(() => session.setValue(value), /is not a plain decimal number/);
    }
  });

  test("refuses a direction that does not exist", () => {
    const session = openSession(makeEngine());
    for (const act of [() => session.delete("sideways"), () => session.move("up")]) assert.throws(act, /^Error: .*delete needs "backward"/);
  });

  test("never traps, whatever the arguments", () => {
    const engine = makeEngine();
    const random = makeRandom(7);
    const handles = [record(), record({ currency: "USD", entry: "minorUnits", max: 500 }),
      record({ kind: "percent", locale: "ar-EG", formatting: "onCommit", min: -5, step: "0.05" })]
      .map((style) => engine.exports.open(engine.write(style)));
    const { exports } = engine;
    for (let round = 0; round < 200_000; round += 1) {
      const length = engine.write(random.pick(TEXTS));
      const handle = random.pick(handles);
      const event = random.below(LAST_EVENT + 4);
      const numbers = [random.pick(NUMBERS), random.pick(NUMBERS)];
      const status = event === LAST_EVENT + 3 ? exports.setValue(handle, length)
        : event === LAST_EVENT + 2 ? Math.min(exports.cells(handle), 0)
          : exports.perform(handle, event, ...numbers, length);
      assert.ok(status <= REFUSAL_COUNT, `${event} ${numbers}`);
    }
  });
});

describe("the first part of the engine", () => {
  const bytes = ({ exports }) => Buffer.from(exports.memory.buffer).toString("base64");
  const pointer = ({ exports }) => Object.values(exports).find((each) => each instanceof WebAssembly.Global);

  test("types numbers, and leaves other actions until it is complete", () => {
    const engine = makeFirstPart();
    const session = openSession(engine, { currency: "USD", value: "1234.5" });
    session.focus();
    assert.equal(session.type("6").text, "$1,234.56");
    const before = [bytes(engine), pointer(engine).value];
    for (const act of [() => session.paste("USD 7,000.5 or so"), () => session.undo(), () => session.step(1)]) {
      assert.equal(attempt(engine, () => Boolean(act())), false);
      assert.deepEqual([bytes(engine), pointer(engine).value], before);
    }
    assert.equal(session.delete("backward").text, "$1,234.5");
    complete(engine, compiled("numeric-field-later.wasm"));
    assert.equal(session.undo().text, "$1,234.56");
    session.selectAll();
    assert.ok(attempt(engine, () => session.paste("USD 7,000.5").text === "$7,000.5"));
  });

  test("is as before after an attempt that is not accepted", () => {
    const engine = makeFirstPart();
    const session = openSession(engine, { currency: "USD", value: "5" });
    session.focus();
    const before = bytes(engine);
    assert.equal(attempt(engine, () => session.type("7").text === "another"), false);
    assert.equal(attempt(engine, () => Boolean(openSession(engine, { kind: "percent", value: "0.5" }).focus()) && false), false);
    assert.equal(bytes(engine), before);
    assert.equal(session.type("8").text, "$58");
  });

  test("passes on the errors of an attempt", () => {
    assert.throws(() => attempt(makeFirstPart(), () => { throw new RangeError("wrong"); }), RangeError);
  });
});

describe("memory", () => {
  const memoryLength = ({ exports }) => exports.memory.buffer.byteLength;

  test("stays flat over a million edits", () => {
    const engine = makeEngine();
    const session = openSession(engine, { currency: "USD" });
    const edit = (count) => {
      for (let round = 0; round < count; round += 1) {
        session.type(String(round % 10));
        if (round % 3 === 0) session.delete("backward");
        if (round % 50 === 0) session.paste("1,234.5");
        if (round % 70 === 0) session.undo();
        if (round % 90 === 0) session.blur();
      }
    };
    edit(20_000);
    const before = memoryLength(engine);
    edit(1_000_000);
    assert.equal(memoryLength(engine), before);
  });

  test("stays flat when fields are opened and closed", () => {
    const engine = makeEngine();
    const visit = (count) => {
      for (let round = 0; round < count; round += 1) {
        const session = openSession(engine, { currency: "EUR", locale: "de-DE", value: "1234.5" });
        session.focus();
        session.type("6");
        session.close();
      }
    };
    visit(1_000);
    const before = memoryLength(engine);
    visit(50_000);
    assert.equal(memoryLength(engine), before);
  });
});

