// SPDX-License-Identifier: MIT

import Foundation

extension StyleChoices {
  /// The engine for values of a type.
  func field(allowsEmpty: Bool, for type: any NumericTextValue.Type) -> Field {
    let limits = type.numericTextLimits
    var (notation, precision) = source(of: limits)
    notation.apply(changes, to: changes.affectAffixes ? pieces(notation) : nil)
    notation.surround(prefix: prefix, suffix: suffix)
    guard var rules = Rules(rules, within: limits, precision: precision, in: notation) else {
      preconditionFailure("The lower bound of a style is not above its upper bound.")
    }
    rules.allowsEmpty = allowsEmpty
    if !limits.isComplete { rules.holds = { type.holds($0) } }
    rules.presentation = presentation
    rules.keyboardSeparator = keyboardSeparator
    return Field(notation, rules, suffix: Symbol(suffix), words: words)
  }

  /// Returns the names of the style's currency, which take two calls of Foundation's formatter.
  private var words: @Sendable () -> [Symbol] {
    guard case .locale(let kind) = source, kind.isCurrency else { return { [] } }
    let format = format(kind)
    return { format.words }
  }

  /// The affixes of a notation in pieces, without a currency if none is to be shown.
  ///
  /// Then they are those of a plain number, but with brackets where accountants put them.
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
    guard let keyboard else { return Platform.keyboardSeparator }
    return keyboard.decimalSeparator?.unicodeScalars.first
  }

  /// How a developer's own formatter shows numbers; a till shows them in its own way.
  private var presentation: Presentation? {
    guard case .format(let format) = source, rules.entry == .natural else { return nil }
    let display = format.display.narrowed(to: rules)
    var presentation = Presentation { number, isIdle in
      isIdle ? display.filled(format.written(number)) : display.rounded(number)
    }
    if display.increment != nil { presentation.nearest = { display.rounded($0) } }
    if let padding = format.padding {
      presentation.padded = { notation, text in padding.notation(notation, around: text) }
    }
    return presentation
  }

  /// The notation before the style's own changes, with the precision that goes with it.
  private func source(of limits: NumericTextLimits) -> (Notation, Precision) {
    switch source {
    case .format(let format): return (format.notation, format.precision)
    case .locale(let kind):
      let locale = LocaleNotation.of(kind, locale ?? .current, options)
      guard case .currency = kind else {
        var notation = locale.notation
        // A percent of whole numbers has no hundredth parts: 12 is 12 %, as in Foundation.
        if !limits.allowsFraction { notation.scale = 0 }
        return (notation, Precision())
      }
      let digits = locale.fractionDigits
      return (locale.notation, Precision(fraction: digits...digits))
    }
  }
}

extension NumericTextValue {
  fileprivate static func holds(_ numeral: Numeral) -> Bool {
    numeral.digits.isEmpty || Self(numeral: numeral) != nil
  }
}
