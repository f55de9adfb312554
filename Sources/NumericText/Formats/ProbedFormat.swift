// SPDX-License-Identifier: MIT

import Foundation

/// How a developer's own formatter writes numbers, in the engine's words.
package struct ProbedFormat: Hashable, Sendable {
  var notation: Notation
  var display: FormatDisplay
  var padding: Padding?

  /// The currency symbol among the affixes, nil if there is none.
  var currencySymbol: String?

  /// Whether no fraction may be typed, though the formatter would show one.
  var refusesFraction = false

  /// Whether the formatter writes the digits of a `Float` that tell it from other `Double`s.
  private let widensFloats: Bool

  private init(_ probe: Probe, _ notation: Notation, _ type: any NumericTextValue.Type) {
    self.notation = notation
    widensFloats = type == Float.self
    display = probe.display()
    let plain = LocaleNotation.of(.number, probe.locale, NotationOptions()).notation
    self.notation.minus = plain.minus
    self.notation.plus = plain.plus
  }

  /// The number that the formatter writes for a shown number.
  func written(_ number: Numeral) -> Numeral {
    let value = number.scaled(byPowerOfTen: -notation.scale)
    guard widensFloats, let float = Float(numeral: value), let wide = Double(float).numeral else {
      return number
    }
    var written = wide.scaled(byPowerOfTen: notation.scale)
    written.isNegative = number.isNegative
    return written
  }

  /// The format with another kind of rounding.
  func rounding(_ rounding: FormatRounding) -> ProbedFormat {
    var format = self
    format.display.rounding = rounding
    return format
  }

  /// The digits that may be typed.
  var precision: Precision {
    var precision = Precision(
      integer: display.integer,
      fraction: display.fraction,
      total: display.total
    )
    if refusesFraction { precision.refuseFraction() }
    return precision
  }
}

extension ProbedFormat {
  /// Takes a formatter over, and checks that what was learnt writes what the formatter writes.
  ///
  /// - Parameters:
  ///   - text: The formatter's text of a value, nil for one that the type cannot hold.
  ///   - locale: The formatter's locale.
  ///   - type: The type of the values.
  /// - Returns: The format.
  /// - Throws: A ``NumericTextFormatError`` that shows a text in question.
  static func learnt(
    from text: @escaping (Decimal) -> String?,
    _ locale: Locale,
    for type: any NumericTextValue.Type
  ) throws(NumericTextFormatError) -> ProbedFormat {
    var first: NumericTextFormatError?
    for scale in Probe.scales {
      guard let probe = Probe(locale: locale, scale: scale, text: text),
        let notation = probe.longest.flatMap({ probe.notation($0) }), !notation.isInverted(locale)
      else { continue }
      let check = FormatCheck(type, text: text)
      var format = ProbedFormat(probe, notation, type)
      format = format.rounding(check.rounding(of: format) ?? .rule(.toNearestOrEven))
      guard let error = check.error(of: format) else { return format }
      first = first ?? error
    }
    throw first ?? .notPlain(example: text(1234) ?? text(1) ?? "")
  }
}

extension Notation {
  /// Whether a minus sign stands beside positive numbers instead of negative ones, as with a scale
  /// of -1: nobody could type a sign then.
  fileprivate func isInverted(_ locale: Locale) -> Bool {
    let minus = LocaleNotation.of(.number, locale, NotationOptions()).notation.minus.text.trimmed
    func shows(_ pair: Affixes) -> Bool {
      pair.prefix.text.contains(minus) || pair.suffix.text.contains(minus)
    }
    return shows(affixes.positive) && !shows(affixes.negative)
  }
}
