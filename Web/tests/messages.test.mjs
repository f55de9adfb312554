// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import { ENGLISH } from "../src/messages.generated.js";
import { messageFor, messages, prepareMessages, translateWith } from "../src/messages.js";
import { TRANSLATIONS } from "../src/translations.generated.js";

describe("the messages of a field", () => {
  test("are English until translations are loaded, and if loading fails", async () => {
    translateWith(async () => { throw new Error("offline"); });
    await prepareMessages("de");
    assert.equal(messageFor(undefined, "noFraction", {}, "de"), ENGLISH.noFraction);
  });

  test("exist in every language", () => {
    for (const [language, sentences] of Object.entries(TRANSLATIONS)) {
      assert.deepEqual(Object.keys(sentences), Object.keys(ENGLISH), language);
    }
  });
});

describe("after the translations are loaded", () => {
  before(async () => {
    translateWith(() => TRANSLATIONS);
    await prepareMessages("de");
  });

  test("messages are in the language of the locale", () => {
    const say = (locale, reason = "noFraction") => messageFor(undefined, reason, {}, locale);
    assert.equal(say("de-CH"), "Nur ganze Zahlen sind möglich.");
    assert.equal(say("ar-EG-u-nu-latn"), TRANSLATIONS.ar.noFraction);
    assert.equal(say("zh-SG"), TRANSLATIONS["zh-Hans"].noFraction);
    assert.equal(say("zh-TW"), ENGLISH.noFraction);
    assert.equal(say("sv-SE"), ENGLISH.noFraction);
    assert.equal(say("it", "stepMismatch"), TRANSLATIONS.it.stepMismatch);
  });

  test("the limit decides the plural form", () => {
    const say = (locale, limit) => messageFor(undefined, "tooManyDigits", { limit }, locale);
    assert.equal(say("en", 1), "No more than 1 digit.");
    assert.equal(say("sv", 1), "No more than 1 digit.");
    assert.equal(say("ru", 21), "Не больше 21 цифры.");
    assert.equal(say("ru", 3), "Не больше 3 цифр.");
    assert.equal(say("ar", 2), "لا يُسمح بأكثر من رقمين.");
  });

  test("a page can replace messages for all fields or for one", () => {
    messages.noFraction = "Whole!";
    assert.equal(messageFor(undefined, "noFraction", {}, "de"), "Whole!");
    assert.equal(messageFor({ noFraction: "Ganz!" }, "noFraction", {}, "de"), "Ganz!");
    messages.noFraction = ENGLISH.noFraction;
  });
});
