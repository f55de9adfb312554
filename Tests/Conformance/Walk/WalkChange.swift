// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

/// A change of one style option by the app while the field is on screen.
enum WalkChange {
  case locale(String), currency(String), fraction(ClosedRange<Int>), bounds(String?, String?)
  case entry(NumericTextEntry), formatting(NumericTextFormatting), trailingZeros(
    NumericTextTrailingZeros
  )
  case enforcement(NumericTextEnforcement), suffix(String)

  init(_ random: inout SplitMix64) {
    switch random.below(16) {
    case 0: self = .currency(random.pick(["USD", "JPY", "BHD", "CHF"]))
    case 1: self = .fraction(random.pick([0...0, 2...2, 0...3, 1...4]))
    case 2: self = .bounds(random.pick([nil, "0", "5"]), random.pick([nil, "10", "100"]))
    case 3: self = .entry(random.pick(NumericTextEntry.allCases))
    case 4: self = .formatting(random.pick(NumericTextFormatting.allCases))
    case 5: self = .trailingZeros(random.pick(NumericTextTrailingZeros.allCases))
    case 6: self = .enforcement(random.pick(NumericTextEnforcement.allCases))
    case 7: self = .suffix(random.pick(["", " kg"]))
    default: self = .locale(random.pick(WalkStyle.locales))
    }
  }

  /// The changes that are tried after each key of the exhaustive scripts.
  static let one: [WalkChange] = [
    .locale("ar_EG"), .currency("JPY"), .fraction(0...0), .bounds("5", "10"), .entry(.minorUnits),
    .entry(.natural), .formatting(.onCommit), .trailingZeros(.live), .enforcement(.reportOnly),
  ]

  /// Returns the style after this change.
  ///
  /// A change of currency affects only currency styles.
  func applied(to style: WalkStyle) -> WalkStyle {
    var style = style
    switch self {
    case .locale(let name): style.locale = Locale(identifier: name)
    case .currency(let code):
      if case .currency = style.kind { style.kind = .currency(code) }
    case .fraction(let digits): style.fraction = digits
    case .bounds(let lower, let upper): style.bounds = (lower, upper)
    case .entry(let entry): style.entry = entry
    case .formatting(let formatting): style.formatting = formatting
    case .trailingZeros(let trailingZeros): style.trailingZeros = trailingZeros
    case .enforcement(let enforcement): style.enforcement = enforcement
    case .suffix(let suffix): style.suffix = suffix
    }
    return style
  }

  /// The change as JSON for `numeric-text replay`.
  var json: String {
    switch self {
    case .locale(let name): "{\"locale\":\(name.json)}"
    case .currency(let code): "{\"code\":\(code.json)}"
    case .fraction(let digits):
      "{\"precision\":{\"fraction\":[\(digits.lowerBound),\(digits.upperBound)]}}"
    case .bounds(let lower, let upper):
      "{\"bounds\":[\(lower?.json ?? "null"),\(upper?.json ?? "null")]}"
    case .entry(let entry): "{\"entry\":\"\(entry)\"}"
    case .formatting(let formatting): "{\"formatting\":\"\(formatting)\"}"
    case .trailingZeros(let trailingZeros): "{\"trailingZeros\":\"\(trailingZeros)\"}"
    case .enforcement(let enforcement): "{\"enforcement\":\"\(enforcement)\"}"
    case .suffix(let suffix): "{\"suffix\":\(suffix.json)}"
    }
  }
}
