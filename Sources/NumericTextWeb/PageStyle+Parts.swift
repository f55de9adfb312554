// SPDX-License-Identifier: MIT

import NumericTextCore

extension PageStyle {
  /// Decodes `units`, and stores the result as `part` of the style.
  ///
  /// - Returns: False if the part is invalid.
  mutating func read(_ part: StylePart, _ units: UTF16Units) -> Bool {
    switch part {
    case .digits: units.read(&notation.digits)
    case .decimalSeparator: units.read(&notation.decimalSeparator) && !units.isEmpty
    case .groupSeparator: units.read(&notation.groupSeparator)
    case .minus: units.read(&notation.minus)
    case .plus: units.read(&notation.plus)
    case .positivePrefix: units.read(&notation.affixes.positive.prefix)
    case .positiveSuffix: units.read(&notation.affixes.positive.suffix)
    case .negativePrefix: units.read(&notation.affixes.negative.prefix)
    case .negativeSuffix: units.read(&notation.affixes.negative.suffix)
    case .zeroPrefix: units.read(&notation.affixes.zero.prefix)
    case .zeroSuffix: units.read(&notation.affixes.zero.suffix)
    case .negativeZeroPrefix: units.read(&notation.affixes.negativeZero.prefix)
    case .negativeZeroSuffix: units.read(&notation.affixes.negativeZero.suffix)
    case .word: units.append(to: &notation.words)
    case .zeroText: units.read(&choices.zeroText)
    case .keyboardSeparator: units.read(&keyboardSeparator)
    case .ownSuffix: units.read(&suffix)
    case .lowerBound: units.read(&choices.lower)
    case .upperBound: units.read(&choices.upper)
    case .step: units.read(&choices.step) && isPositive(choices.step)
    case .lowerLimit: units.read(&limits.lower)
    case .upperLimit: units.read(&limits.upper)
    case .scale: units.read(&notation.scale)
    case .mostDigits: units.read(&limits.digits)
    case .integerDigits: units.read(&choices.integer)
    case .fractionDigits: units.read(&choices.fraction)
    case .totalDigits: units.read(&choices.total)
    case .grouping: units.read(&notation.grouping)
    case .entry: units.read(&choices.entry)
    case .formatting: units.read(&choices.formatting)
    case .enforcement: units.read(&choices.enforcement)
    case .separators: units.read(&choices.separators)
    case .normalizing: units.read(&choices.normalizing)
    case .rounding: units.read(&choices.rounding)
    case .trailingZeros: units.read(&choices.trailingZeros)
    case .allowsEmpty, .snapsToStep, .takesWholeNumbersOnly, .allowsArithmetic: set(part)
    }
  }

  /// Turns on the setting that `flag` identifies, such as `allowsEmpty`.
  ///
  /// - Returns: Whether `flag` identifies a setting that can be turned on.
  private mutating func set(_ flag: StylePart) -> Bool {
    switch flag {
    case .allowsEmpty: allowsEmpty = true
    case .snapsToStep: choices.snapsToStep = true
    case .takesWholeNumbersOnly: limits.allowsFraction = false
    case .allowsArithmetic: choices.allowsArithmetic = true
    default: return false
    }
    return true
  }

  private func isPositive(_ number: Numeral?) -> Bool {
    guard let number else { return false }
    return !number.isZero && !number.isNegative
  }
}

// Each of these methods decodes the code units into its argument, or returns false if they are
// invalid.
extension UTF16Units {
  private var symbol: Symbol { Symbol(String(utf16: self)) }

  fileprivate func read(_ symbol: inout Symbol) -> Bool {
    symbol = self.symbol
    return true
  }

  fileprivate func read(_ symbol: inout Symbol?) -> Bool {
    symbol = self.symbol
    return true
  }

  fileprivate func append(to words: inout [Symbol]) -> Bool {
    words.append(symbol)
    return true
  }

  fileprivate func read(_ digits: inout DigitSet) -> Bool {
    guard let set = DigitSet(String(utf16: self)) else { return false }
    digits = set
    return true
  }

  /// Reads a number such as `-1234.5`, which must have at least one digit.
  fileprivate func read(_ number: inout Numeral?) -> Bool {
    guard let numeral = Numeral(String(utf16: self)), !numeral.digits.isEmpty else { return false }
    number = numeral.canonical
    return true
  }

  /// Reads a count, encoded as a single code unit.
  fileprivate func read(_ number: inout Int) -> Bool {
    guard count == 1 else { return false }
    number = Int(self[0])
    return true
  }

  fileprivate func read(_ number: inout Int?) -> Bool {
    guard count == 1 else { return false }
    number = Int(self[0])
    return true
  }

  /// Reads both ends of a range, each encoded as a single code unit.
  ///
  /// If the upper end is the greatest possible code unit, the range has no upper end.
  fileprivate func read(_ range: inout ClosedRange<Int>?) -> Bool {
    guard count == 2, self[0] <= self[1], self[0] <= Self.mostFilledIn else { return false }
    range = Int(self[0])...(self[1] == .max ? .max : Int(self[1]))
    return true
  }

  /// The maximum number of digits to which a number can be padded, as in Foundation's format
  /// styles.
  private static var mostFilledIn: Int { 999 }

  fileprivate func read(_ grouping: inout Grouping) -> Bool {
    guard count == 3 else { return false }
    grouping = Grouping(primary: Int(self[0]), secondary: Int(self[1]), minimum: Int(self[2]))
    return true
  }

  /// Reads a case of an enumeration, encoded as its index.
  fileprivate func read<Choice: CaseIterable>(_ choice: inout Choice) -> Bool
  where Choice.AllCases == [Choice] {
    guard count == 1, self[0] < Choice.allCases.count else { return false }
    choice = Choice.allCases[Int(self[0])]
    return true
  }
}
