// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { isLess, isZero } from "../src/options/comparison.js";
import { bigIntOf } from "../src/options/conversions.js";
import { plainDecimal } from "../src/options/decimal.js";
import { checkedValue } from "../src/options/checked-options.js";
import { makeRandom } from "./random.mjs";

describe("plain decimals", () => {
  const plain = {
    "0": "0", "-0": "0", "-0.00": "0", "1234.5": "1234.5", ".5": "0.5", "5.": "5", "12.50": "12.5", "007": "7", " 7 ": "7", "1e3": "1000",
    "1.5e1": "15", "1.25e-2": "0.0125", "-1E+2": "-100", "5e-324": `0.${"0".repeat(323)}5`,
  };
  for (const [text, expected] of Object.entries(plain)) {
    test(`"${text}" is ${expected}`, () => assert.equal(plainDecimal(text), expected));
  }

  for (const text of ["", "-", ".", "1,000", "0x10", "NaN", "Infinity", "1e999", "1 2", "١"]) {
    test(`"${text}" is not a plain decimal`, () => assert.equal(plainDecimal(text), null));
  }

  test("every JavaScript number keeps its value", () => {
    const random = makeRandom(3);
    for (let round = 0; round < 10_000; round += 1) {
      const number = (random.below(2 ** 31) - 2 ** 30) * 10 ** (random.below(60) - 30);
      assert.equal(Number(plainDecimal(number)), number);
    }
  });

  test("are compared digit by digit", () => {
    assert.ok(isLess("0.1", "0.10000000000000000000001"));
    assert.ok(isLess("-2", "-1.5"));
    assert.ok(isLess("-.5", ".5"));
    assert.ok(!isLess("1.50", "1.5"));
    assert.ok(isLess("9".repeat(38), `1${"0".repeat(38)}`));
    assert.ok(isZero("-0.00") && !isZero("0.01"));
  });
});

describe("the value of a field", () => {
  test("is empty for an empty string, null and undefined", () => {
    for (const value of ["", null, undefined]) assert.equal(checkedValue(value), "");
  });

  test("cannot be another text", () => {
    assert.throws(() => checkedValue("12,5"), /^TypeError: numeric-field: value="12,5" is not a plain decimal number/);
    assert.throws(() => checkedValue("1".repeat(60_000)), /: value has 60000 characters\. It can have at most 8002\.$/);
  });

  test("can be read as a BigInt", () => {
    assert.equal(bigIntOf("-12345678901234567890"), -12345678901234567890n);
    assert.equal(bigIntOf("1.5"), null);
    assert.equal(bigIntOf(""), null);
  });
});
