// SPDX-License-Identifier: MIT

/**
 * What a person is told, by the reason. `{limit}`, `{min}`, `{max}` and `{bound}` are filled in.
 *
 * A page in another language changes these texts, for all fields or, with the option `messages`,
 * for one. The refusals come first, in the engine's order.
 */
export const messages = {
  notANumber: "This is not part of a number.",
  severalNumbers: "This is more than one number.",
  secondSeparator: "The number has its decimal separator already.",
  noFraction: "Only whole numbers can be entered.",
  noSeparatorInMinorUnits: "Digits fill from the right; no separator is needed.",
  tooManyIntegerDigits: "No more than {limit} digits before the separator.",
  tooManyFractionDigits: "No more than {limit} digits after the separator.",
  tooManyDigits: "No more than {limit} digits.",
  negativeNotAllowed: "The number cannot be negative.",
  positiveNotAllowed: "The number cannot be positive.",
  outOfBounds: "The number is out of bounds.",
  rangeOutsideText: "The range lies outside the text.",
  textIsMarked: "The input method is still composing.",
  noHistory: "There is nothing to undo or redo.",
  notRepresentable: "The value cannot hold this number.",
  valueMissing: "Please enter a number.",
  rangeUnderflow: "The number must be {min} or more.",
  rangeOverflow: "The number must be {max} or less.",
  stepMismatch: "The number is not one of the allowed steps.",
  clamped: "Changed to {bound}, the nearest number allowed.",
};

/**
 * The sentence for a reason.
 *
 * @param {Record<string, string>} own The field's own texts, which come first.
 * @param {string} reason A name in `messages`.
 * @param {Record<string, unknown>} facts What is filled in.
 */
export function messageFor(own, reason, facts) {
  const text = own?.[reason] ?? messages[reason] ?? reason;
  return text.replaceAll(/\{(\w+)\}/g, (all, name) => facts[name] ?? all);
}
