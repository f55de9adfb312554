// SPDX-License-Identifier: MIT

{
  const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
  const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

  const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const localeNames = new Intl.DisplayNames("en", { type: "language" });

  /** Returns the name of a locale, or its tag if it has no name. */
  function localeName(tag) {
    try {
      return localeNames.of(tag);
    } catch {
      return tag;
    }
  }

  /**
   * Fills a list with the locales that the browser supports. `Intl` cannot list them, so possible locales
   * are tested, one language each time the page is idle.
   */
  function offerLocales(list) {
    const languages = PAIRS.filter((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0);
    const regions = PAIRS.map((pair) => pair.toUpperCase()).filter((region) => regionNames.of(region));
    const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));
    const offerNext = () => {
      const language = languages.shift();
      if (language === undefined) return;
      const tags = regions.map((region) => `${language}-${region}`).filter(isKnown);
      list.append(...[language, ...tags].map((tag) => new Option(localeName(tag), tag)));
      idle(offerNext);
    };
    idle(offerNext);
  }

  function isKnown(tag) {
    return new Intl.NumberFormat(tag).resolvedOptions().locale === tag;
  }

  /** Whether a locale is written from right to left. */
  function isRightToLeft(tag) {
    try {
      const locale = new Intl.Locale(tag);
      return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl";
    } catch {
      return false;
    }
  }

  Object.assign(globalThis, { playgroundLocales: { localeName, offerLocales, isRightToLeft } });
}
