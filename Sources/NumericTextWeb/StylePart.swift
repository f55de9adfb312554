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
  case word, zeroText, emptyText, keyboardSeparator, ownSuffix

  // Plain numbers.
  case lowerBound, upperBound, step
  case lowerLimit, upperLimit

  // Counts.
  case primaryGroup, secondaryGroup, minimumGroup, scale
  case leastInteger, mostInteger, leastFraction, mostFraction, leastTotal, mostTotal
  case mostDigits

  // Enumerations, as the index of a case.
  case entry, formatting, enforcement, separators, normalizing, rounding, trailingZeros

  // Flags, which are true if present.
  case allowsEmpty, snapsToStep, takesWholeNumbersOnly
}
