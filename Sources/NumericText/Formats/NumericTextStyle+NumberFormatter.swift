// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// The style of a number formatter, with its prefixes and suffixes, separators, grouping, digits,
  /// rounding, multiplier, `minimum` and `maximum`, `zeroSymbol` and `nilSymbol`.
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
  /// - Throws: A ``NumericTextFormatError`` for scientific, spelled out and ordinal formatters, and
  ///   for affixes that change with the number.
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
    let copy = formatter.plainCopy
    let probed = try ProbedFormat(locale: formatter.locale ?? .current) { number in
      copy.string(from: number as NSDecimalNumber)
    }
    var choices = StyleChoices(.format(probed))
    choices.locale = formatter.locale
    choices.rules.rounding = formatter.roundingMode.rule
    choices.rules.zeroText = formatter.zeroSymbol.map { Symbol($0) }
    choices.rules.emptyText = formatter.nilSymbol.isEmpty ? nil : Symbol(formatter.nilSymbol)
    choices.rules.lower = formatter.minimum.flatMap { Value(number: $0) }?.numeral
    choices.rules.upper = formatter.maximum.flatMap { Value(number: $0) }?.numeral
    return choices
  }
}

extension NumericTextValue {
  fileprivate init?(number: NSNumber) {
    guard let numeral = number.decimalValue.numeral else { return nil }
    self.init(numeral: numeral)
  }
}

extension NumberFormatter {
  /// A copy without the texts that stand for single numbers, so that all can be taken apart.
  fileprivate var plainCopy: NumberFormatter {
    let copy = (copy() as? NumberFormatter) ?? self
    copy.zeroSymbol = nil
    copy.minimum = nil
    copy.maximum = nil
    return copy
  }
}

extension NumberFormatter.RoundingMode {
  /// The rule of the standard library that rounds alike.
  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .ceiling: .up
    case .floor: .down
    case .down: .towardZero
    case .up: .awayFromZero
    case .halfEven: .toNearestOrEven
    case .halfDown, .halfUp: .toNearestOrAwayFromZero
    @unknown default: .toNearestOrEven
    }
  }
}
