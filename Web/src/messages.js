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
let translations = null;

/** Loads them. */
let load = null;

/** Their loading, once a field has asked for them; all other fields wait for it, too. */
let loading = null;

/**
 * Sets how the sentences in other languages than English are loaded: when a field first needs them.
 *
 * @param {() => Promise<object> | object} loader
 */
export function translateWith(loader) {
  load = loader;
}

/**
 * Loads the sentences that a field in a locale needs. Until they are there it speaks English.
 *
 * @param {string} locale
 * @returns {Promise<void> | null} Null if they are there.
 */
export function prepareMessages(locale) {
  if (!load || translations || languageOf(locale) === "en") return null;
  return loading ??= loadTranslations();
}

/** After a failure the next field that needs them tries again. */
async function loadTranslations() {
  try {
    translations = await load();
  } catch {
    loading = null;
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
  const translated = isReplaced ? undefined : translations?.[languageOf(locale)]?.[reason];
  const language = translated === undefined ? "en" : locale;
  const text = inNumber(own?.[reason] ?? translated ?? messages[reason] ?? reason, facts.limit, language);
  return text.replaceAll(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
}

/** The plural form for a count, of a sentence that has several. */
function inNumber(text, count, language) {
  return text.other === undefined ? text : text[new Intl.PluralRules(language).select(count)] ?? text.other;
}

const languages = new Map();

/** The language of a locale as the translations name it. */
function languageOf(locale) {
  if (!languages.has(locale)) {
    const { language, script } = new Intl.Locale(locale).maximize();
    languages.set(locale, language === "zh" ? `zh-${script}` : language);
  }
  return languages.get(locale);
}
