// SPDX-License-Identifier: MIT

/// The parts of a style, by the numbers that JavaScript gives them.
///
/// What is left out is as in a plain number without any limit.
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

  // Choices, by their place in the list.
  case entry, formatting, enforcement, separators, normalizing, rounding, trailingZeros

  // Claims, which hold if they are there.
  case allowsEmpty, snapsToStep, takesWholeNumbersOnly
}
