// SPDX-License-Identifier: MIT

/**
 * Foundation's symbols for locales in which browsers use other symbols.
 *
 * Scenarios expect Foundation's texts, so they are played with these symbols.
 */
export const FOUNDATION_SYMBOLS = {
  de_CH: { grouping: "\u2019" },
  ja_JP: { currency: "\u00A5" },
};

/** The scenarios that the web component cannot play, each with the reason. */
export const EXCEPTIONS = [
  {
    applies: ({ style, events }) => [style, ...events.map((event) => event.style)]
      .some((part) => part?.kind === "currencyFormatter"),
    reason: "CurrencyFormatter is a Swift API.",
  },
  {
    applies: ({ id }) => id === "signs-accounting-swiss",
    reason: "In fr-CH, the accounting format has parentheses in the browser's locale data, and a minus in Foundation's.",
  },
  {
    applies: ({ id }) => id === "outside-values-same-float",
    reason: "Values on the web are decimals, which no type rounds.",
  },
  {
    applies: ({ id }) => id === "idle-format-words",
    reason: "Browsers do not spell out numbers.",
  },
  {
    applies: ({ id }) => ["reporting-step-without-snapping", "reporting-steps-within-type"].includes(id),
    reason: "On the web, a number that is not a multiple of the step is always reported, as in inputs.",
  },
];

/** The scenarios that a session can play but a user in a browser cannot, each with the reason. */
export const BROWSER_EXCEPTIONS = [
  {
    ids: ["after-the-fact-delegate-outside", "limits-replace-huge", "limits-replace-negative"],
    reason: "In a browser, a range is always within the text.",
  },
  {
    ids: [
      "typing-without-focus", "stepping-idle", "idle-format-key", "idle-format-backspace", "idle-format-replace",
      "idle-format-replace-deletion", "idle-format-replace-all", "idle-format-input", "idle-format-refused",
      "idle-format-zero", "idle-format-empty", "idle-format-outside",
      "clamping-on-focus-by-key", "clamping-on-focus-then-edit",
      "idle-format-refused-range", "scrubbing-idle-undo", "scrubbing-idle-bound", "scrubbing-idle-outside",
      "scrubbing-empty-idle", "scrubbing-cancel-idle", "arithmetic-idle-key", "cells-without-focus",
    ],
    reason: "A browser sends keys only to the field with the focus.",
  },
  {
    ids: ["focus-tap-leading-zeros", "on-commit-tap", "on-commit-tap-before-minus"],
    reason: "The tests focus fields with the Tab key. Tests of clicks are in `browser/test_engines.py`.",
  },
  {
    ids: [
      "undo-ends-with-focus", "scrubbing-one-undo", "scrubbing-idle-forgotten", "scrubbing-refused-first",
      "scrubbing-nothing",
    ],
    reason: "A browser sends no event for an undo that has nothing to undo.",
  },
  {
    ids: ["own-rule-steps"],
    reason: "Each press of an arrow key is a step of its own.",
  },
  {
    ids: ["cells-reported"],
    reason: "The text of an input has no line breaks.",
  },
  {
    ids: ["scrubbing-cancel-redo"],
    reason: "A browser's undo history forgets undone changes when the text changes.",
  },
  {
    ids: ["scrubbing-marked"],
    reason: "While an input method is composing, a field in a browser ignores drags.",
  },
  {
    ids: ["outside-values-idle-input"],
    reason: "An input without the focus has no caret to place.",
  },
  {
    ids: ["scrubbing-cancel-nothing", "scrubbing-cancel-ended", "scrubbing-escape"],
    reason: "Escape cancels a drag, and without one it cancels editing.",
  },
  {
    ids: ["stepping-billion"],
    reason: "No user presses a key a billion times.",
  },
];

/** Returns the reason why a scenario is not played in a browser, or undefined if it is. */
export function reasonAgainstInBrowser({ id }) {
  return BROWSER_EXCEPTIONS.find(({ ids }) => ids.includes(id))?.reason;
}

/** Returns the reason why a scenario is not played on the web, or undefined if it is. */
export function reasonAgainst(scenario) {
  return EXCEPTIONS.find(({ applies }) => applies(scenario))?.reason;
}
