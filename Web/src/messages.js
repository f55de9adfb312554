// SPDX-License-Identifier: MIT

import { memoized } from "./memoized.js";
import { ENGLISH, LANGUAGES } from "./messages.generated.js";

/**
 * The messages for users. Each key is the reason for a message, such as a refusal. `{limit}`,
 * `{min}`, `{max}` and `{bound}` are placeholders.
 *
 * Fields use the language of their locale if it is one of `LANGUAGES`. To replace a message for all
 * fields, a page changes this object. To replace it for one field, a page sets the option `messages`
 * of that field. The refusals come first, in the order of their codes in the engine.
 */
export const messages = { ...ENGLISH };

/** The loaded messages in other languages, by the codes in `LANGUAGES`. */
const translations = {};

/**
 * Loads the messages in the language of a locale. Until then, and if they cannot be loaded, the
 * field uses English. After a failure, the next field that needs them tries again.
 *
 * @param {string} locale
 * @returns {Promise<void> | null} Null if nothing needs to be loaded.
 */
export function prepareMessages(locale) {
  const language = languageOf(locale);
  if (!language || translations[language]) return null;
  return import("./numeric-field-messages.js").then((module) => module.default[language]())
    .then((module) => { translations[language] = module.default; }, () => {});
}

/**
 * Returns the message for a reason.
 *
 * @param {Record<string, string>} own The messages of the field, which take precedence.
 * @param {string} reason A key of `messages`.
 * @param {Record<string, unknown>} facts The values of the placeholders.
 * @param {string} locale The locale of the field.
 */
export function messageFor(own, reason, facts, locale) {
  const language = languageOf(locale);
  const translated = isReplaced(reason) ? undefined : translations[language]?.[reason];
  const text = inNumber(own?.[reason] ?? translated ?? messages[reason] ?? reason, facts.limit, translated ? language : "en");
  return text.replaceAll(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
}

/** Returns whether the page has replaced a message, for all fields or in `own`. */
export function isReplaced(reason, own) {
  return messages[reason] !== ENGLISH[reason] || own?.[reason] !== undefined;
}

/** Returns the plural form of a message for `count`, if the message has several forms. */
function inNumber(text, count, language) {
  return text.other === undefined ? text : text[new Intl.PluralRules(language).select(count)] ?? text.other;
}

/**
 * Returns the code of a locale in `LANGUAGES`, such as "de" or "zh-TW", or undefined. The script of
 * a locale takes precedence over its region: "zh-Hans-HK" is simplified Chinese.
 */
const languageOf = memoized((locale) => {
  const { language, script, region } = new Intl.Locale(locale);
  return [`${language}-${script}`, `${language}-${region}`, language].find((code) => LANGUAGES.includes(code));
});
