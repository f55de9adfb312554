// SPDX-License-Identifier: MIT

/**
 * What browsers write in another way than Foundation, of which the texts in Scenarios are: by
 * locale, the symbols that Foundation has. With them the scenario is played all the same.
 */
export const FOUNDATION_SYMBOLS = {
  de_CH: { grouping: "\u2019" },
  ja_JP: { currency: "\u00A5" },
};

/** Scenarios that the web cannot play, with the reason. */
export const EXCEPTIONS = [
  {
    applies: ({ style, events }) => [style, ...events.map((event) => event.style)]
      .some((part) => part?.kind === "currencyFormatter"),
    reason: "CurrencyFormatter is an API of Swift.",
  },
  {
    applies: ({ id }) => id === "signs-accounting-swiss",
    reason: "Accountants in fr-CH write brackets in the browser's locale data, a minus in Foundation's.",
  },
  {
    applies: ({ id }) => id === "idle-format-words",
    reason: "Browsers spell no numbers out.",
  },
  {
    applies: ({ id }) => id === "reporting-step-without-snapping",
    reason: "On the web a number off any step is reported, as inputs do.",
  },
];

/** Scenarios that a session can play but a person in a browser cannot, with the reason. */
export const BROWSER_EXCEPTIONS = [
  {
    ids: ["after-the-fact-delegate-outside", "limits-replace-huge", "limits-replace-negative"],
    reason: "A browser knows no range outside its text.",
  },
  {
    ids: ["typing-without-focus", "stepping-idle"],
    reason: "Keys go only to the field that has the focus.",
  },
  {
    ids: ["outside-values-idle-input"],
    reason: "An input without the focus has no caret to place.",
  },
  {
    ids: ["stepping-billion"],
    reason: "Nobody presses a key a billion times.",
  },
];

/** Why a scenario is not played in a browser, undefined if it is. */
export function reasonAgainstInBrowser({ id }) {
  return BROWSER_EXCEPTIONS.find(({ ids }) => ids.includes(id))?.reason;
}

/** Why a scenario is not played on the web, undefined if it is. */
export function reasonAgainst(scenario) {
  return EXCEPTIONS.find(({ applies }) => applies(scenario))?.reason;
}
