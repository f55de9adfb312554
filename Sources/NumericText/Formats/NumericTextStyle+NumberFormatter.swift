// SPDX-License-Identifier: MIT

public import Foundation

extension NumericTextStyle {
  /// Creates a style from a `NumberFormatter`.
  ///
  /// The style adopts the prefixes and suffixes, separators, grouping, numbers of digits, rounding,
  /// multiplier, `minimum` and `maximum`, `zeroSymbol` and `nilSymbol`. Other properties have these
  /// effects:
  ///
  /// - `maximumIntegerDigits` limits what can be typed. If the app sets a longer number, only its
  ///   last digits are shown.
  /// - With a `roundingIncrement`, typed numbers are rounded to the nearest multiple, and the arrow
  ///   keys change the number by the increment.
  /// - The text of a field without focus is padded to `formatWidth`.
  /// - If `allowsFloats` is false, no fraction can be typed.
  ///
  /// ```swift
  /// let formatter = NumberFormatter()
  /// formatter.numberStyle = .percent
  /// formatter.maximumFractionDigits = 5
  /// NumericTextStyle<Decimal>(formatter: formatter).format(0.125)  // "12.5%" in en_US
  /// ```
  ///
  /// Later changes to the formatter have no effect. The formatter must write plain decimal numbers.
  /// Use `init(validating:)` if you don't know whether it does.
  ///
  /// - Parameter formatter: A completely configured formatter.
  public init(formatter: NumberFormatter) {
    do throws(NumericTextFormatError) {
      try self.init(validating: formatter)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Creates a style from a `NumberFormatter`, or throws an error if the formatter's texts cannot
  /// be typed.
  ///
  /// ```swift
  /// let formatter = NumberFormatter()
  /// formatter.numberStyle = .decimal
  /// try NumericTextStyle<Decimal>(validating: formatter).format(1234)  // "1,234"
  /// ```
  ///
  /// - Parameter formatter: A completely configured formatter.
  /// - Throws: A ``NumericTextFormatError`` for scientific, spelled-out and ordinal formatters, for
  ///   affixes that change with the number, for a `minimum` greater than the `maximum`, and for any
  ///   formatter whose texts the style cannot reproduce.
  public init(validating formatter: NumberFormatter) throws(NumericTextFormatError) {
    // A subclass of `NumberFormatter` can have additional properties, which `FormatterTraits`
    // doesn't contain. The style of such a formatter is therefore not cached.
    let storage =
      type(of: formatter) == NumberFormatter.self
      ? FormatStyles.storage(of: FormatterTraits(formatter), for: Value.self, formatter.locale) {
        () throws(NumericTextFormatError) in try Self.choices(formatter)
      }
      : FormatStyles.newStorage(for: Value.self) { () throws(NumericTextFormatError) in
        try Self.choices(formatter)
      }
    self.init(try storage.get())
  }

  private static func choices(
    _ formatter: NumberFormatter
  ) throws(NumericTextFormatError) -> StyleChoices {
    if let mark = formatter.sharedSeparator { throw .sameSeparators(mark) }
    let probed = try ProbedFormat.derived(from: formatter, for: Value.self)
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
  /// The text that is used both as the decimal separator and as the grouping separator.
  ///
  /// This is nil if the separators differ, or if the formatter doesn't show both of them.
  fileprivate var sharedSeparator: String? {
    let isMoney = numberStyle == .currency || numberStyle == .currencyAccounting
    let decimal = isMoney ? currencyDecimalSeparator : decimalSeparator
    let grouping = isMoney ? currencyGroupingSeparator : groupingSeparator
    let showsBoth = usesGroupingSeparator && allowsFloats && maximumFractionDigits > 0
    return showsBoth && decimal == grouping && decimal != "" ? decimal : nil
  }

  /// The formatter's special text for zero, or nil if zero is formatted like other numbers.
  fileprivate var zeroText: String? { string(from: 0) == zeroSymbol ? zeroSymbol : nil }
}

extension NumericTextValue {
  /// Returns a bound as a numeral, or nil if there is no bound or the type cannot represent it.
  fileprivate static func bound(_ number: NSNumber?) -> Numeral? {
    number?.decimalValue.numeral.flatMap { Self(numeral: $0) }?.numeral
  }
}

/// The properties of a `NumberFormatter` that affect its texts.
struct FormatterTraits: Hashable {
  private let texts: [String?]
  private let counts: [Int]
  private let flags: [Bool]
  private let numbers: [NSNumber?]
  private let locale: Locale?

  init(_ formatter: NumberFormatter) {
    locale = formatter.locale
    texts = Self.texts(formatter)
    counts = Self.counts(formatter)
    flags = [
      formatter.usesGroupingSeparator, formatter.alwaysShowsDecimalSeparator,
      formatter.usesSignificantDigits, formatter.generatesDecimalNumbers, formatter.allowsFloats,
    ]
    numbers = [
      formatter.minimum, formatter.maximum, formatter.multiplier, formatter.roundingIncrement,
    ]
  }

  private static func texts(_ formatter: NumberFormatter) -> [String?] {
    [
      formatter.positiveFormat, formatter.negativeFormat,
      formatter.positivePrefix, formatter.positiveSuffix,
      formatter.negativePrefix, formatter.negativeSuffix,
      formatter.decimalSeparator, formatter.groupingSeparator,
      formatter.currencyDecimalSeparator, formatter.currencyGroupingSeparator,
      formatter.currencyCode, formatter.currencySymbol, formatter.percentSymbol,
      formatter.minusSign, formatter.plusSign, formatter.zeroSymbol, formatter.nilSymbol,
      formatter.internationalCurrencySymbol, formatter.perMillSymbol, formatter.exponentSymbol,
      formatter.paddingCharacter,
    ]
  }

  private static func counts(_ formatter: NumberFormatter) -> [Int] {
    [
      Int(formatter.numberStyle.rawValue), Int(formatter.roundingMode.rawValue),
      formatter.minimumIntegerDigits, formatter.maximumIntegerDigits,
      formatter.minimumFractionDigits, formatter.maximumFractionDigits,
      formatter.minimumSignificantDigits, formatter.maximumSignificantDigits,
      formatter.groupingSize, formatter.secondaryGroupingSize, formatter.formatWidth,
      Int(formatter.paddingPosition.rawValue),
    ]
  }
}
