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

/** The IDs of the scenarios that the web component cannot play, by reason. */
export const EXCEPTIONS = {
  "In fr-CH, the accounting format has parentheses in the browser's locale data, and a minus in Foundation's.": ["signs-accounting-swiss"],
  "Values on the web are decimals, which no type rounds.": ["outside-values-same-float", "stepping-past-the-type"],
  "Browsers do not spell out numbers.": ["idle-format-words"],
  "On the web, a number that is not a multiple of the step is always reported, as in inputs.": [
    "reporting-step-without-snapping", "reporting-steps-within-type",
  ],
};

/** The IDs of the scenarios that a session can play but a user in a browser cannot, by reason. */
export const BROWSER_EXCEPTIONS = {
  "In a browser, a range is always within the text.": [
    "after-the-fact-delegate-outside", "limits-replace-huge", "limits-replace-negative",
  ],
  "A browser sends keys only to the field with the focus.": [
    "typing-without-focus", "stepping-idle", "idle-format-key", "idle-format-backspace", "idle-format-replace",
    "idle-format-refused", "idle-format-zero", "idle-format-empty", "idle-format-outside",
    "clamping-on-focus-by-key", "clamping-on-focus-then-edit",
    "idle-format-refused-range", "scrubbing-idle-undo", "scrubbing-idle-bound", "scrubbing-idle-outside",
    "scrubbing-empty-idle", "scrubbing-cancel-idle", "arithmetic-idle-key", "cells-without-focus",
    "focus-key-in-idle-field",
  ],
  "The tests focus fields with the Tab key. Tests of clicks are in `browser/test_engines.py`.": [
    "focus-tap-leading-zeros", "on-commit-tap", "on-commit-tap-before-minus", "focus-again-while-active",
  ],
  "A browser sends no event for an undo that has nothing to undo.": [
    "undo-ends-with-focus", "scrubbing-one-undo", "scrubbing-idle-forgotten", "scrubbing-refused-first", "scrubbing-nothing",
    "outside-values-past-bound-kept",
  ],
  "Each press of an arrow key is a step of its own.": ["own-rule-steps", "stepping-outside-by-many"],
  "The text of an input has no line breaks.": ["cells-reported"],
  "While an input method is composing, a field in a browser ignores drags.": ["scrubbing-marked"],
  "While an input method is composing, it handles the Return key in a browser.": ["arithmetic-submit-marked-operator"],
  "An input without the focus has no caret to place.": ["outside-values-idle-input"],
  "Escape cancels a drag, and without one it cancels editing.": ["scrubbing-cancel-nothing", "scrubbing-cancel-ended", "scrubbing-escape"],
  "No user presses a key a billion times.": ["stepping-billion"],
};

/** Returns whether a scenario uses `CurrencyFormatter`, which is a Swift API. */
export function isOfSwift({ style, events }) {
  return [style, ...events.map((event) => event.style)].some((part) => part?.kind === "currencyFormatter");
}

/** Returns whether a scenario can be played on the web. */
export function isPlayed(scenario) {
  return !isOfSwift(scenario) && !Object.values(EXCEPTIONS).flat().includes(scenario.id);
}

/** Returns whether a scenario can be played by a user in a browser. */
export function isPlayedInBrowser(scenario) {
  return isPlayed(scenario) && !Object.values(BROWSER_EXCEPTIONS).flat().includes(scenario.id);
}
