// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// The style of a number formatter, with its prefixes and suffixes, separators, grouping, digits,
  /// rounding, multiplier, `minimum` and `maximum`, `zeroSymbol` and `nilSymbol`.
  ///
  /// `maximumIntegerDigits` limits what may be typed, and longer values show their last digits. With
  /// a `roundingIncrement` typed numbers become the nearest multiple, and arrow keys step by it. An
  /// idle text is filled up to `formatWidth`. Without `allowsFloats` no fraction can be typed.
  ///
  /// ```swift
  /// let formatter = NumberFormatter()
  /// formatter.numberStyle = .percent
  /// formatter.maximumFractionDigits = 5
  /// NumericTextStyle<Decimal>(formatter: formatter).format(0.125)  // "12.5%" in en_US
  /// ```
  ///
  /// The formatter is read once; changing it later changes nothing. One that does not write plain
  /// decimal numbers is a programmer error; use `init(validating:)` if that is not known beforehand.
  ///
  /// - Parameter formatter: A formatter that is set up completely.
  public init(formatter: NumberFormatter) {
    do throws(NumericTextFormatError) {
      try self.init(validating: formatter)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// The style of a number formatter, if it writes numbers that can be typed.
  ///
  /// ```swift
  /// let formatter = NumberFormatter()
  /// formatter.numberStyle = .decimal
  /// try NumericTextStyle<Decimal>(validating: formatter).format(1234)  // "1,234"
  /// ```
  ///
  /// - Parameter formatter: A formatter that is set up completely.
  /// - Throws: A ``NumericTextFormatError`` for scientific, spelled out and ordinal formatters, for
  ///   affixes that change with the number, for a `minimum` above the `maximum`, for one mark as both
  ///   separators, and wherever a text of the style would differ from the formatter's.
  public init(validating formatter: NumberFormatter) throws(NumericTextFormatError) {
    // What a subclass writes depends on more than the properties that are seen.
    let isPlain = type(of: formatter) == NumberFormatter.self
    let key = isPlain ? AnyHashable(FormatterTraits(formatter)) : nil
    let storage = FormatStyles.storage(of: key, for: Value.self, formatter.locale) {
      () throws(NumericTextFormatError) in try Self.choices(formatter)
    }
    self.init(try storage.get())
  }

  private static func choices(
    _ formatter: NumberFormatter
  ) throws(NumericTextFormatError) -> StyleChoices {
    if let mark = formatter.sharedSeparator { throw .sameSeparators(mark) }
    let probed = try ProbedFormat.learnt(from: formatter, for: Value.self)
    var choices = StyleChoices(.format(probed))
    choices.locale = formatter.locale
    choices.rules.rounding = probed.display.rounding.rule
    choices.rules.zeroText = formatter.zeroText.map { Symbol($0) }
    choices.rules.emptyText = formatter.nilSymbol.isEmpty ? nil : Symbol(formatter.nilSymbol)
    let (lower, upper) = (Value.bound(formatter.minimum), Value.bound(formatter.maximum))
    guard Bounds(from: lower, to: upper) != nil else {
      throw .noNumbers(minimum: "\(lower ?? Numeral())", maximum: "\(upper ?? Numeral())")
    }
    (choices.rules.lower, choices.rules.upper) = (lower, upper)
    if let increment = probed.display.increment {
      choices.rules.step = increment.scaled(byPowerOfTen: -probed.notation.scale)
      choices.rules.snapsToStep = true
    }
    return choices
  }
}

extension NumberFormatter {
  /// The mark that separates groups as well as the fraction, nil if the formatter shows at most one.
  fileprivate var sharedSeparator: String? {
    let isMoney = numberStyle == .currency || numberStyle == .currencyAccounting
    let decimal = isMoney ? currencyDecimalSeparator : decimalSeparator
    let grouping = isMoney ? currencyGroupingSeparator : groupingSeparator
    let showsBoth = usesGroupingSeparator && allowsFloats && maximumFractionDigits > 0
    return showsBoth && decimal == grouping && decimal != "" ? decimal : nil
  }

  /// The text that stands for zero, nil if zero is written as other numbers are.
  fileprivate var zeroText: String? {
    string(from: 0) == zeroSymbol ? zeroSymbol : nil
  }
}

extension NumericTextValue {
  /// The digits of a bound, nil if there is none or the type cannot hold it.
  fileprivate static func bound(_ number: NSNumber?) -> Numeral? {
    number?.decimalValue.numeral.flatMap { Self(numeral: $0) }?.numeral
  }
}
