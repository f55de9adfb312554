// SPDX-License-Identifier: MIT

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, describe, test } from "node:test";

import { ENGLISH } from "../src/messages/messages.generated.js";
import { messageFor, messages, prepareMessages } from "../src/messages/messages.js";
import TRANSLATIONS from "../src/messages/numeric-field-messages.js";

/** The examples of messages, which the tests of the Swift package check too. */
const EXAMPLES = JSON.parse(readFileSync(new URL("../../Schema/message-examples.json", import.meta.url), "utf8"));

/** Returns the messages in a language other than English. */
async function translation(language) {
  return (await TRANSLATIONS[language]()).default;
}

describe("the messages of a field", () => {
  test("are English until the translation is loaded, and if loading fails", async () => {
    const load = TRANSLATIONS.de;
    TRANSLATIONS.de = async () => { throw new Error("offline"); };
    await prepareMessages("de");
    assert.equal(messageFor(undefined, "noFraction", {}, "de"), ENGLISH.noFraction);
    TRANSLATIONS.de = load;
    await prepareMessages("de");
    assert.equal(messageFor(undefined, "noFraction", {}, "de"), "Nur ganze Zahlen sind möglich.");
  });

  test("are loaded only in the language of the field, and once", async () => {
    assert.equal(prepareMessages("en-GB"), null);
    assert.equal(prepareMessages("hu-HU"), null);
    await prepareMessages("nl-BE");
    assert.equal(prepareMessages("nl-NL"), null);
    assert.equal(messageFor(undefined, "noFraction", {}, "pt"), ENGLISH.noFraction);
  });
});

describe("after the translations are loaded", () => {
  before(() => Promise.all(["de", "ar", "it"].map(prepareMessages)));

  test("messages are in the language of the locale", async () => {
    const say = (locale, reason = "noFraction") => messageFor(undefined, reason, {}, locale);
    assert.equal(say("de-CH"), "Nur ganze Zahlen sind möglich.");
    assert.equal(say("ar-EG-u-nu-latn"), (await translation("ar")).noFraction);
    assert.equal(say("it", "stepMismatch"), (await translation("it")).stepMismatch);
  });

  test("the limit decides the plural form, also of English in another language", () => {
    const say = (locale, limit) => messageFor(undefined, "tooManyDigits", { limit }, locale);
    assert.equal(say("en", 1), "No more than 1 digit.");
    assert.equal(say("hu", 1), "No more than 1 digit.");
  });

  test("examples have the expected language", async () => {
    for (const [locale, language] of Object.entries(EXAMPLES.locales)) {
      await prepareMessages(locale);
      const expected = language === "en" ? ENGLISH : await translation(language);
      assert.equal(messageFor(undefined, "noFraction", {}, locale), expected.noFraction, locale);
    }
  });

  test("examples have the expected plural form", async () => {
    for (const [locale, sentences] of Object.entries(EXAMPLES.limits)) {
      await prepareMessages(locale);
      for (const [limit, sentence] of Object.entries(sentences)) {
        assert.equal(messageFor(undefined, "tooManyDigits", { limit: Number(limit) }, locale), sentence);
      }
    }
  });

  test("the examples of plural categories are those of Intl", () => {
    const letters = { zero: "z", one: "1", two: "2", few: "f", many: "m", other: "o" };
    for (const [language, categories] of Object.entries(EXAMPLES.categories)) {
      const rules = new Intl.PluralRules(language);
      assert.equal([...categories].map((_, count) => letters[rules.select(count)]).join(""), categories, language);
    }
  });

  test("a page can replace messages for all fields or for one", () => {
    messages.noFraction = "Whole!";
    assert.equal(messageFor(undefined, "noFraction", {}, "de"), "Whole!");
    assert.equal(messageFor({ noFraction: "Ganz!" }, "noFraction", {}, "de"), "Ganz!");
    messages.noFraction = ENGLISH.noFraction;
  });
});
