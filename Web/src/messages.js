// SPDX-License-Identifier: MIT

import { ENGLISH } from "./messages.generated.js";

/**
 * What a person is told, by the reason. `{limit}`, `{min}`, `{max}` and `{bound}` are filled in.
 *
 * Fields speak the language of their locale, if it is one of the twelve that have sentences. A page
 * replaces sentences here for all fields, or with the option `messages` for one. The refusals come
 * first, in the engine's order.
 */
export const messages = { ...ENGLISH };

/** The sentences in other languages, once they are loaded. */
let translations = {};

/** Loads them. */
let load = null;

/**
 * Sets how the sentences in other languages than English are loaded: when a field first needs them.
 *
 * @param {() => Promise<object> | object} loader
 */
export function translateWith(loader) {
  load = loader;
}

/** Loads the sentences that a field in a locale needs. Until they are there it speaks English. */
export async function prepareMessages(locale) {
  if (!load || languageOf(locale) === "en") return;
  const loader = load;
  load = null;
  try {
    translations = await loader();
  } catch {
    load = loader;
  }
}

/**
 * The sentence for a reason.
 *
 * @param {Record<string, string>} own The field's own texts, which come first.
 * @param {string} reason A name in `messages`.
 * @param {Record<string, unknown>} facts What is filled in.
 * @param {string} locale The field's locale.
 */
export function messageFor(own, reason, facts, locale) {
  const isReplaced = messages[reason] !== ENGLISH[reason];
  const translated = isReplaced ? undefined : translations[languageOf(locale)]?.[reason];
  const language = translated === undefined ? "en" : locale;
  const text = inNumber(own?.[reason] ?? translated ?? messages[reason] ?? reason, facts.limit, language);
  return text.replaceAll(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
}

/** The plural form for a count, of a sentence that has several. */
function inNumber(text, count, language) {
  return text.other === undefined ? text : text[new Intl.PluralRules(language).select(count)] ?? text.other;
}

/** The language of a locale as the translations name it. */
function languageOf(locale) {
  const { language, script } = new Intl.Locale(locale).maximize();
  return language === "zh" ? `zh-${script}` : language;
}
