// SPDX-License-Identifier: MIT

/// The parts of a style, numbered for JavaScript.
///
/// `digits` and `decimalSeparator` are required. A missing text is empty, and a missing number or
/// range means that there is no such limit. A missing enumeration has its first case.
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

  // Counts. A single count is encoded as a code unit, and a range of counts as two code units.
  case scale, mostDigits
  case integerDigits, fractionDigits, totalDigits

  // Encoded as three code units: the size of the last group (next to the decimal separator), the
  // size of all other groups, and the minimum number of digits before the last group.
  case grouping

  // Enumerations, encoded as the index of a case.
  case entry, formatting, enforcement, separators, normalizing, rounding, trailingZeros

  // Flags, which are true if the part is present.
  case allowsEmpty, snapsToStep, takesWholeNumbersOnly, allowsArithmetic
}
