// SPDX-License-Identifier: MIT

import Foundation

/// The notation and the precision that were derived from a custom formatter.
package struct ProbedFormat: Hashable, Sendable {
  var notation: Notation
  var display: FormatDisplay
  var padding: Padding?

  /// The currency symbol that the affixes contain, or nil if they contain none.
  var currencySymbol: String?

  /// The code of the currency whose names can be pasted with a number, or nil if there is none.
  var currencyCode: String?

  /// Whether fractions cannot be typed, even if the formatter shows fractions.
  var refusesFraction = false

  /// The type of floating-point values that the formatter converts to `Double` to show the digits of
  /// the result, such as 0.10000000149011612 for the `Float` 0.1, or nil if it converts none.
  private let narrow: NarrowFloat?

  var convertsToDouble: Bool { narrow != nil }

  private init(_ probe: Probe, _ notation: Notation, _ type: any NumericTextValue.Type) {
    self.notation = notation
    narrow = NarrowFloat(type)
    display = probe.display()
    display.precision.fraction = narrow?.fraction(of: probe, display) ?? display.precision.fraction
    let plain = LocaleNotation.of(.number, probe.locale).notation
    self.notation.minus = plain.minus
    self.notation.plus = plain.plus
  }

  /// Returns the number that the formatter writes for `number`, before rounding.
  ///
  /// The result differs from `number` if the formatter converts values to `Double`.
  func written(_ number: Numeral) -> Numeral {
    let value = number.scaled(byPowerOfTen: -notation.scale)
    guard let wide = narrow?.widened(value)?.numeral else { return number }
    return wide.scaled(byPowerOfTen: notation.scale).signed(isNegative: number.isNegative)
  }

  func rounding(_ rounding: FormatRounding) -> ProbedFormat {
    var format = self
    format.display.rounding = rounding
    return format
  }

  /// The limits for the numbers of digits that can be typed.
  var precision: Precision {
    var precision = display.precision
    if refusesFraction { precision.refuseFraction() }
    return precision
  }
}

extension ProbedFormat {
  /// Derives the format from a formatter's texts, and checks that the engine writes the same texts
  /// with this format.
  ///
  /// - Parameters:
  ///   - text: Returns the formatter's text for a value, or nil if the type cannot represent it.
  ///   - locale: The formatter's locale.
  ///   - type: The value type.
  /// - Returns: The format.
  /// - Throws: A ``NumericTextFormatError`` that quotes a text written by the formatter.
  static func derived(
    from text: @escaping (Decimal) -> String?,
    _ locale: Locale,
    for type: any NumericTextValue.Type
  ) throws(NumericTextFormatError) -> ProbedFormat {
    var first: NumericTextFormatError?
    for scale in Probe.scales {
      guard let probe = Probe(locale: locale, scale: scale, text: text),
        let notation = probe.samples().flatMap({ probe.notation($0) }), !notation.isInverted(locale)
      else { continue }
      let check = FormatCheck(type, text: text)
      var format = ProbedFormat(probe, notation, type)
      format = format.rounding(check.rounding(of: format) ?? .rule(.toNearestOrEven))
      guard let error = check.error(of: format) else {
        // If the value 1 is shown as 100 %, an integer type cannot hold most percentages that can
        // be typed, such as 50 %.
        guard scale <= 0 || type.numericTextLimits.allowsFraction else {
          throw .notPlain(example: text(1234) ?? text(1) ?? "")
        }
        return format
      }
      first = first ?? error
    }
    throw first ?? .notPlain(example: text(1234) ?? text(1) ?? "")
  }
}

extension Notation {
  /// Returns whether positive numbers have a minus sign and negative numbers have none, as with a
  /// multiplier of -1.
  ///
  /// Fields cannot use such a notation, because the user could not type a sign.
  fileprivate func isInverted(_ locale: Locale) -> Bool {
    let minus = LocaleNotation.of(.number, locale).notation.minus.text.trimmed
    func shows(_ pair: Affixes) -> Bool {
      pair.prefix.text.contains(minus) || pair.suffix.text.contains(minus)
    }
    return shows(affixes.positive) && !shows(affixes.negative)
  }
}

/// A floating-point type that is narrower than `Double`.
private enum NarrowFloat: Hashable {
  case float
  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))  // Intel Macs have no Float16.
    case half
  #endif

  /// Creates the case for a value type, or returns nil for any other type.
  init?(_ type: any NumericTextValue.Type) {
    if type == Float.self {
      self = .float
      return
    }
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      if type == Float16.self {
        self = .half
        return
      }
    #endif
    return nil
  }

  /// Returns the numbers of fraction digits if the formatter shows fewer of them than the `Double` of
  /// a value has, or nil if it shows all of them.
  func fraction(of probe: Probe, _ display: FormatDisplay) -> ClosedRange<Int>? {
    let (total, fraction) = (display.precision.total, display.precision.fraction)
    guard self != .float, total.upperBound == .max, fraction.upperBound == .max,
      let sample = Numeral("1.333"), let shown = probe.shownFraction(of: sample)
    else { return nil }
    let value = widened(sample.scaled(byPowerOfTen: -probe.scale))?.numeral
    guard let exact = value?.scaled(byPowerOfTen: probe.scale), shown < exact.fractionCount else {
      return nil
    }
    return fraction.lowerBound...max(fraction.lowerBound, shown)
  }

  /// Returns the `Double` to which the formatter converts the value nearest to `number`.
  func widened(_ number: Numeral) -> Double? {
    switch self {
    case .float: Float(numeral: number).map(Double.init)
    #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
      case .half: Float16(numeral: number).map(Double.init)
    #endif
    }
  }
}
