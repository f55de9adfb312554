// SPDX-License-Identifier: MIT

import Foundation

extension StyleChoices {
  /// Creates the engine for fields with these settings, whose values have the given type.
  ///
  /// If `allowsEmpty` is true, the fields can be empty. Settings that contradict each other are a
  /// programmer error.
  func field(allowsEmpty: Bool, for type: any NumericTextValue.Type) -> Field {
    do throws(StyleContradiction) {
      return try checkedField(allowsEmpty: allowsEmpty, for: type)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Creates the engine for fields with these settings, or throws an error if the settings
  /// contradict each other.
  ///
  /// If `allowsEmpty` is true, the fields can be empty.
  ///
  /// - Throws: A ``StyleContradiction`` that describes the conflicting settings.
  func checkedField(
    allowsEmpty: Bool,
    for type: any NumericTextValue.Type
  ) throws(StyleContradiction) -> Field {
    var limits = type.numericTextLimits
    var (notation, precision) = source(of: limits)
    // If a format shows an integer such as 1234 as 12.34, fractions can be typed.
    if notation.scale < 0, !limits.allowsFraction {
      (limits.allowsFraction, limits.isComplete) = (true, false)
    }
    notation.apply(changes, to: changes.affectAffixes ? pieces(notation) : nil)
    if case .format = source, options.grouping == .never {
      notation.grouping = notation.grouping.withoutSeparators
    }
    notation.surround(prefix: prefix, suffix: suffix)
    guard var rules = Rules(rules, within: limits, precision: precision, in: notation) else {
      throw self.rules.boundsContradiction
    }
    if let contradiction = contradiction(in: rules, notation) { throw contradiction }
    rules.allowsEmpty = allowsEmpty
    rules.isComplete = limits.isComplete
    rules.functions.stored = { type.stored($0) }
    setFormatter(of: &rules.functions)
    rules.functions.allows = ownRule?.allows
    rules.functions.idleText = idleFormat?.text(in: locale)
    rules.keyboardSeparator = keyboardSeparator
    if allowsMagnitudes { rules.magnitudes = MagnitudeWords.words(of: locale ?? .current) }
    return Field(notation, rules, suffix: Symbol(suffix), currencyNames: currencyNames)
  }

  /// A function that returns the texts that are recognized as the style's currency.
  ///
  /// This function can take a long time, so the engine calls it only when necessary.
  private var currencyNames: @Sendable () -> [Symbol] {
    switch source {
    case .locale(let kind):
      let format = format(kind)
      return { format.currencyNames }
    case .format(let format):
      guard let code = format.currencyCode else { return { [] } }
      let standard = self.format(.currency(code: code))
      return { standard.currencyNames }
    }
  }

  /// Returns the affixes of a notation, split into pieces.
  ///
  /// If the currency is hidden, the affixes are those of a plain number, but accounting signs keep
  /// their parentheses.
  private func pieces(_ notation: Notation) -> SignPieces {
    let isAccounting = options.sign == .accounting || options.sign == .accountingAlways
    if case .locale = source, changes.hidesCurrency, !isAccounting {
      return format(.number).pieces(openForSymbol: false)
    }
    let all = allPieces(notation)
    return changes.hidesCurrency ? all.withoutCurrency : all
  }

  private func allPieces(_ notation: Notation) -> SignPieces {
    switch source {
    case .format(let format): SignPieces(notation, currency: format.currencySymbol)
    case .locale(let kind): format(kind).pieces(openForSymbol: changes.currency != nil)
    }
  }

  private func format(_ kind: NumberKind) -> FoundationFormat {
    FoundationFormat(kind: kind, locale: locale ?? .current, sign: options.sign)
  }

  private var keyboardSeparator: Unicode.Scalar? {
    keyboard?.decimalSeparator?.unicodeScalars.first
  }

  /// Sets the functions that show numbers as a custom formatter does.
  ///
  /// They stay nil if the style has no formatter, or if digits fill the number from the right
  /// (`.minorUnits`).
  private func setFormatter(of functions: inout Rules.Functions) {
    guard case .format(let format) = source, rules.entry == .natural else { return }
    let display = format.display.narrowed(to: rules)
    functions.shown = { $1 ? display.filled(format.written($0)) : display.rounded($0) }
    if display.increment != nil { functions.nearest = { display.rounded($0) } }
    if let padding = format.padding { functions.padded = { padding.notation($0, around: $1) } }
  }

  /// Returns the notation and the default precision of the style's locale or formatter.
  ///
  /// They don't contain the settings of the style itself, such as its symbols.
  private func source(of limits: NumericTextLimits) -> (Notation, Precision) {
    switch source {
    case .format(let format): return (format.notation, format.precision)
    case .locale(let kind):
      let locale = LocaleNotation.of(kind, locale ?? .current, options)
      guard case .currency = kind else {
        var notation = locale.notation
        // With an integer type, the value 12 is shown as 12 %, as in Foundation, because 0.12 isn't
        // an integer.
        if !limits.allowsFraction { notation.scale = 0 }
        return (notation, Precision())
      }
      let digits = locale.fractionDigits
      return (locale.notation, Precision(fraction: digits...digits))
    }
  }
}

extension NumericTextValue {
  /// Returns the number that this type stores for `numeral`, or nil if the type cannot represent
  /// `numeral`.
  fileprivate static func stored(_ numeral: Numeral) -> Numeral? {
    numeral.digits.isEmpty ? numeral : Self(numeral: numeral)?.numeral?.canonical
  }
}
