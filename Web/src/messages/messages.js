// SPDX-License-Identifier: MIT

import { memoized, messages } from "../shell.js";
import { ENGLISH, LANGUAGES } from "./messages.generated.js";

export { messages };
Object.assign(messages, { ...ENGLISH, ...messages });

/** The loaded messages in other languages, by the codes in `LANGUAGES`. */
const translations = {};

/**
 * Loads the messages in the language of a locale. Until they are loaded, and if they cannot be loaded,
 * the field uses English. After a failure, the next field that needs them tries again.
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
  return String(text).replaceAll(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
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
 * Returns the code in `LANGUAGES` for a locale, such as "de" or "zh-TW", or undefined if there is none. The
 * script of a locale takes precedence over its region: "zh-Hans-HK" is simplified Chinese.
 */
const languageOf = memoized((locale) => {
  const { language, script, region } = new Intl.Locale(locale);
  return [`${language}-${script}`, `${language}-${region}`, language].find((code) => LANGUAGES.includes(code));
});
