// SPDX-License-Identifier: MIT

/// The parts of a style, numbered for JavaScript.
///
/// A missing part has its default for a plain number without limits.
enum StylePart: UInt16, CaseIterable {
  // Texts.
  case digits = 1
  case decimalSeparator, groupSeparator, minus, plus
  case positivePrefix, positiveSuffix, negativePrefix, negativeSuffix
  case zeroPrefix, zeroSuffix, negativeZeroPrefix, negativeZeroSuffix
  case word, zeroText, keyboardSeparator, ownSuffix

  // Plain numbers.
  case lowerBound, upperBound, step
  case lowerLimit, upperLimit

  // Counts, a code unit each: one, or both ends of a range.
  case scale, mostDigits
  case integerDigits, fractionDigits, totalDigits

  // The primary and the secondary size of groups, and the minimum number of digits before them.
  case grouping

  // Enumerations, as the index of a case.
  case entry, formatting, enforcement, separators, normalizing, rounding, trailingZeros

  // Flags, which are true if present.
  case allowsEmpty, snapsToStep, takesWholeNumbersOnly
}
