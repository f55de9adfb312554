// SPDX-License-Identifier: MIT

import Foundation

extension StyleChoices {
  /// The engine for values within the limits of their type.
  func field(allowsEmpty: Bool, within limits: NumericTextLimits) -> Field {
    var (notation, precision) = source(of: limits)
    notation.apply(changes)
    notation.surround(prefix: prefix, suffix: suffix)
    var rules = Rules()
    rules.allowsEmpty = allowsEmpty
    rules.allowsSign = notation.affixes.tellSigns
    rules.bounds = bounds(within: limits, scale: notation.scale)
    rules.precision = precision.narrowed(to: digits, within: limits)
    if entry == .minorUnits { rules.precision.fixFraction() }
    rules.entry = entry
    rules.formatting = formatting
    rules.enforcement = enforcement
    rules.separators = separators
    rules.normalizing = normalizing
    rules.rounding = rounding
    rules.keyboardSeparator = keyboardSeparator
    rules.step = step?.scaled(byPowerOfTen: notation.scale)
    rules.snapsToStep = snapsToStep
    rules.stepOrigin = lower?.scaled(byPowerOfTen: notation.scale) ?? .zero
    rules.zeroText = zeroText.map { Symbol($0) }
    rules.emptyText = emptyText.map { Symbol($0) }
    rules.clearsZero = clearsZero
    rules.isComplete = limits.isComplete
    return Field(notation, rules)
  }

  private var keyboardSeparator: Unicode.Scalar? {
    guard let keyboard else { return Platform.keyboardSeparator }
    return keyboard.decimalSeparator?.unicodeScalars.first
  }

  /// The bounds in what is shown.
  private func bounds(within limits: NumericTextLimits, scale: Int) -> Bounds {
    Bounds(
      lower: (lower ?? limits.lower)?.scaled(byPowerOfTen: scale),
      upper: (upper ?? limits.upper)?.scaled(byPowerOfTen: scale)
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
