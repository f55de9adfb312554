// SPDX-License-Identifier: MIT

import Foundation

extension NumericTextStyle {
  /// The engine for this style.
  package func field(allowsEmpty: Bool) -> Field {
    var (notation, precision) = source(of: Value.numericTextLimits)
    notation.apply(changes)
    notation.surround(prefix: prefix, suffix: suffix)
    var rules = Rules()
    rules.allowsEmpty = allowsEmpty
    rules.allowsSign = notation.affixes.negative != notation.affixes.positive
    rules.bounds = bounds(scale: notation.scale)
    rules.precision = precision.narrowed(to: digits, within: Value.numericTextLimits)
    if entry == .minorUnits { rules.precision.fixFraction() }
    rules.entry = entry
    rules.formatting = formatting
    rules.enforcement = enforcement
    rules.separators = separators
    rules.normalizing = normalizing
    rules.rounding = rounding
    rules.keyboardSeparator = keyboardSeparator
    rules.step = step?.numeral?.scaled(byPowerOfTen: notation.scale)
    rules.snapsToStep = snapsToStep
    rules.stepOrigin = lower?.numeral?.scaled(byPowerOfTen: notation.scale) ?? .zero
    rules.zeroText = zeroText.map { Symbol($0) }
    rules.emptyText = emptyText.map { Symbol($0) }
    rules.clearsZero = clearsZero
    return Field(notation, rules)
  }

  private var keyboardSeparator: Unicode.Scalar? {
    guard let keyboard else { return Platform.keyboardSeparator }
    return keyboard.decimalSeparator?.unicodeScalars.first
  }

  /// The bounds in what is shown.
  private func bounds(scale: Int) -> Bounds {
    let limits = Value.numericTextLimits
    // Benchmark "session made": a key path takes longer than all else here.
    let lower = lower.flatMap { $0.numeral } ?? limits.lower
    let upper = upper.flatMap { $0.numeral } ?? limits.upper
    return Bounds(
      lower: lower?.scaled(byPowerOfTen: scale),
      upper: upper?.scaled(byPowerOfTen: scale)
    )
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

extension Precision {
  /// The precision that a style asks for, within what a number type holds.
  fileprivate func narrowed(to digits: DigitCounts, within limits: NumericTextLimits) -> Precision {
    let most = limits.digits ?? .max
    let isCounted = digits.total != nil
    let total = digits.total ?? total
    var precision = Precision(
      integer: digits.integer ?? integer.lowerBound...min(integer.upperBound, most),
      fraction: digits.fraction ?? (isCounted ? 0...Int.max : fraction),
      total: min(total.lowerBound, most)...min(total.upperBound, most)
    )
    if !limits.allowsFraction { precision.refuseFraction() }
    return precision
  }
}
