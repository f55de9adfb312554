// SPDX-License-Identifier: MIT

import Foundation

extension NumericTextStyle {
  /// The engine for this style.
  package func field(allowsEmpty: Bool) -> Field {
    let source = LocaleNotation.of(kind, locale ?? .current, options)
    var notation = source.notation
    notation.apply(symbols)
    notation.surround(prefix: prefix, suffix: suffix)
    var rules = Rules()
    rules.allowsEmpty = allowsEmpty
    rules.allowsSign = options.sign != .never
    rules.bounds = bounds(scale: notation.scale)
    rules.precision = precision(standardFraction: source.fractionDigits)
    rules.entry = entry
    rules.formatting = formatting
    rules.enforcement = enforcement
    rules.separators = separators
    rules.normalizing = normalizing
    rules.rounding = rounding
    rules.keyboardSeparator = keyboardSeparator
    rules.step = step?.numeral?.scaled(byPowerOfTen: notation.scale)
    rules.snapsToStep = snapsToStep
    rules.zeroText = zeroText.map { Symbol($0) }
    return Field(notation, rules)
  }

  private var keyboardSeparator: Unicode.Scalar? {
    guard let keyboard else { return Platform.keyboardSeparator }
    return keyboard.decimalSeparator?.unicodeScalars.first
  }

  /// The bounds in what is shown.
  private func bounds(scale: Int) -> Bounds {
    let limits = Value.numericTextLimits
    let lower = lower.flatMap(\.numeral) ?? limits.lower
    let upper = upper.flatMap(\.numeral) ?? limits.upper
    return Bounds(
      lower: lower?.scaled(byPowerOfTen: scale),
      upper: upper?.scaled(byPowerOfTen: scale)
    )
  }

  /// The precision that the style asks for, within what the number type holds.
  private func precision(standardFraction: Int) -> Precision {
    let limits = Value.numericTextLimits
    let most = limits.digits ?? .max
    let total = digits.total ?? 1...most
    let fraction = limits.allowsFraction ? fraction(standardFraction) : 0...0
    return Precision(
      integer: digits.integer ?? 1...most,
      fraction: fraction,
      total: min(total.lowerBound, most)...min(total.upperBound, most)
    )
  }

  private func fraction(_ standard: Int) -> ClosedRange<Int> {
    if let fraction = digits.fraction { return tillFraction(fraction) }
    switch kind {
    case .currency where digits.total == nil: return standard...standard
    default: return tillFraction(0...Int.max)
    }
  }

  /// A till needs to know its minor digits: two, where nothing says how many.
  private func tillFraction(_ fraction: ClosedRange<Int>) -> ClosedRange<Int> {
    guard entry == .minorUnits else { return fraction }
    let isOpen = fraction.upperBound >= Int.max - 1
    let digits = isOpen ? max(2, fraction.lowerBound) : fraction.upperBound
    return digits...digits
  }
}

extension Notation {
  /// Writes a style's own symbols in place of the locale's.
  fileprivate mutating func apply(_ symbols: Symbols) {
    if let decimal = symbols.decimal { decimalSeparator = Symbol(decimal) }
    if let grouping = symbols.grouping { groupSeparator = Symbol(grouping) }
    if let currency = symbols.currency { replaceInAffixes(currencySymbol, with: currency) }
    if let sign = symbols.minus {
      replaceInAffixes(minus.text, with: sign)
      minus = Symbol(sign)
    }
    if let sign = symbols.plus {
      replaceInAffixes(plus.text, with: sign)
      plus = Symbol(sign)
    }
  }

  /// The text of a positive number's affixes without the space around it.
  private var currencySymbol: String {
    let affixes = affixes.zero.prefix.isEmpty ? affixes.zero.suffix : affixes.zero.prefix
    return affixes.text.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
  }

  private mutating func replaceInAffixes(_ text: String, with other: String) {
    guard !text.isEmpty else { return }
    affixes = affixes.map { pair in
      Affixes(
        prefix: Symbol(pair.prefix.text.replacingOccurrences(of: text, with: other)),
        suffix: Symbol(pair.suffix.text.replacingOccurrences(of: text, with: other))
      )
    }
  }

  /// Puts text around every number.
  fileprivate mutating func surround(prefix: String, suffix: String) {
    guard !prefix.isEmpty || !suffix.isEmpty else { return }
    words += [affixes.positive.prefix, affixes.positive.suffix, Symbol(prefix), Symbol(suffix)]
    affixes = affixes.map { pair in
      Affixes(
        prefix: Symbol(prefix + pair.prefix.text),
        suffix: Symbol(pair.suffix.text + suffix)
      )
    }
  }
}
