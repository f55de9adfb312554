// SPDX-License-Identifier: MIT

import Foundation

extension FoundationFormat {
  private struct Key: Hashable {
    let kind: NumberKind
    let locale: Locale
    let sign: NumericTextSign
    let isOpen: Bool
  }

  private static let cache = Cache<Key, SignPieces>(limit: 64)

  /// Returns the affixes for each sign, split into pieces such as the sign and the currency symbol.
  ///
  /// Foundation marks these pieces in its attributed text.
  ///
  /// - Parameter isOpen: Whether another currency symbol may replace the locale's. If so, the
  ///   pieces don't contain spaces that only the locale's symbol requires.
  /// - Returns: The pieces for every sign.
  func pieces(openForSymbol isOpen: Bool) -> SignPieces {
    Self.cache.value(for: Key(kind: kind, locale: locale, sign: sign, isOpen: isOpen)) {
      let negativeZero = Decimal(sign: .minus, exponent: -8, significand: 1)
      return SignPieces(pairs: [5, -5, 0, negativeZero].map { pair(of: $0, isOpen) })
    }
  }

  private func pair(of value: Decimal, _ isOpen: Bool) -> SignPieces.Pair {
    let runs = attributed(value, isOpen).map { run in (run.isNumber, run.piece) }
    let prefix = runs.prefix { !$0.0 }
    let suffix = runs.reversed().prefix { !$0.0 }.reversed()
    return SignPieces.Pair(
      prefix: AffixPieces(pieces: prefix.map(\.1)),
      suffix: AffixPieces(pieces: suffix.map(\.1))
    )
  }

  private func attributed(_ value: Decimal, _ isOpen: Bool) -> [AttributedRun] {
    switch kind {
    case .number:
      return runs(
        Decimal.FormatStyle(locale: locale).sign(strategy: numberSign)
          .precision(.fractionLength(0)).attributed.format(value)
      )
    case .percent:
      return runs(
        Decimal.FormatStyle.Percent(locale: locale).sign(strategy: numberSign)
          .precision(.fractionLength(0)).attributed.format(value / 100)
      )
    case .currency(let code):
      guard isOpen else { return currency(code, .standard, value) }
      let texts = ([code] + Self.codesWithSymbols).lazy.map { currency($0, .narrow, value) }
      return texts.first { $0.allSatisfy { !$0.needsSpace } } ?? currency(code, .narrow, value)
    }
  }

  private func currency(
    _ code: String,
    _ presentation: CurrencyFormatStyleConfiguration.Presentation,
    _ value: Decimal
  ) -> [AttributedRun] {
    runs(
      Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(presentation)
        .sign(strategy: currencySign).precision(.fractionLength(0)).attributed.format(value)
    )
  }

  private static let codesWithSymbols = ["USD", "EUR", "JPY", "GBP", "XXX"]

  private func runs(_ text: AttributedString) -> [AttributedRun] {
    text.runs.map { AttributedRun($0, in: text) }
  }
}

/// A run of Foundation's attributed text: digits and separators, a sign, a currency symbol, or
/// other text.
private struct AttributedRun {
  let isNumber: Bool
  let piece: AffixPieces.Piece

  init(_ run: AttributedString.Runs.Run, in text: AttributedString) {
    let symbol = run.numberSymbol
    isNumber =
      run.numberPart != nil || symbol == .decimalSeparator || symbol == .groupingSeparator
    let role: AffixPieces.Role =
      switch symbol {
      case .sign: .sign
      case .currency: .currency
      default: .literal
      }
    piece = AffixPieces.Piece(role: role, text: String(text[run.range].characters))
  }

  /// Whether the piece is a currency symbol that a space must separate from digits.
  var needsSpace: Bool {
    guard piece.role == .currency else { return false }
    let scalars = piece.text.unicodeScalars
    return (scalars.first?.needsCurrencySpacing ?? true)
      || (scalars.last?.needsCurrencySpacing ?? true)
  }
}
