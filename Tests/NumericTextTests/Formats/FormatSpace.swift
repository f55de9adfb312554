// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import TestSupport

/// A Foundation format whose modifiers the tests combine.
protocol CombinableFormat: NumericTextFormat where FormatInput: NumericTextValue {
  associatedtype Increment: ExpressibleByIntegerLiteral
  associatedtype Sign: SignStrategy

  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
  func scale(_ factor: Double) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
  func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
  func sign(strategy: Sign) -> Self
}

extension CombinableFormat {
  /// Copies of the format, one for each sign display strategy.
  var allSigns: [Self] { Sign.all.map { sign(strategy: $0) } }
}

extension Decimal.FormatStyle: CombinableFormat {}
extension Decimal.FormatStyle.Percent: CombinableFormat {}
extension Decimal.FormatStyle.Currency: CombinableFormat {}
extension IntegerFormatStyle: CombinableFormat where Value: NumericTextValue {}
extension IntegerFormatStyle.Percent: CombinableFormat where Value: NumericTextValue {}
extension IntegerFormatStyle.Currency: CombinableFormat where Value: NumericTextValue {}
extension FloatingPointFormatStyle: CombinableFormat where Value: NumericTextValue {}
extension FloatingPointFormatStyle.Percent: CombinableFormat where Value: NumericTextValue {}
extension FloatingPointFormatStyle.Currency: CombinableFormat where Value: NumericTextValue {}

/// A type of sign display strategies.
protocol SignStrategy {
  static var all: [Self] { get }
}

extension NumberFormatStyleConfiguration.SignDisplayStrategy: SignStrategy {
  static let all: [Self] = [.automatic, .never, .always(), .always(includingZero: false)]
}

extension CurrencyFormatStyleConfiguration.SignDisplayStrategy: SignStrategy {
  static let all: [Self] = [
    .automatic, .never, .always(), .always(showZero: false), .accounting, .accountingAlways(),
    .accountingAlways(showZero: true),
  ]
}

// MARK: - Every modifier

/// The values of each modifier that the tests combine.
///
/// The first value of each modifier is the default.
enum FormatSpace {
  static let precisions: [NumberFormatStyleConfiguration.Precision?] = [
    nil, .significantDigits(1), .significantDigits(3), .significantDigits(1...4),
    .significantDigits(2...), .significantDigits(...6), .significantDigits(20),
    .fractionLength(0), .fractionLength(2), .fractionLength(1...3), .fractionLength(4...),
    .fractionLength(...5), .fractionLength(0...20), .integerLength(1), .integerLength(3),
    .integerLength(2...5), .integerLength(0...), .integerLength(...7), .integerLength(7...),
    .integerLength(12...15), .integerAndFractionLength(integer: 2, fraction: 1),
    .integerAndFractionLength(integerLimits: 0...4, fractionLimits: 1...2),
    .integerAndFractionLength(integerLimits: 1..., fractionLimits: 0...0),
    .integerAndFractionLength(integerLimits: 0..., fractionLimits: 1...1),
    .integerAndFractionLength(integerLimits: 0..., fractionLimits: 2...2),
    .integerAndFractionLength(integerLimits: 1...8, fractionLimits: 2...2),
    .integerAndFractionLength(integerLimits: 1...7, fractionLimits: 3...3),
    .integerAndFractionLength(integerLimits: 1...6, fractionLimits: 4...4),
    .integerAndFractionLength(integerLimits: 1...5, fractionLimits: 5...5),
  ]

  static let rules: [FloatingPointRoundingRule] = [
    .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
  ]

  static func roundings<Format: CombinableFormat>(_ format: Format) -> [Format] {
    [format] + rules.map { format.rounded(rule: $0, increment: nil) }
      + [
        format.rounded(rule: .up, increment: 5),
        format.rounded(rule: .toNearestOrEven, increment: 25),
      ]
  }

  static func separators<Format: CombinableFormat>(_ format: Format) -> [Format] {
    [format, format.decimalSeparator(strategy: .always)]
  }

  static func groupings<Format: CombinableFormat>(_ format: Format) -> [Format] {
    [format, format.grouping(.never)]
  }

  static func scales<Format: CombinableFormat>(_ format: Format) -> [Format] {
    [format] + [100, 0.01, 1000, 3, 0.5, -1, 0, 1e-7].map { format.scale($0) }
  }

  static func precise<Format: CombinableFormat>(_ format: Format) -> [Format] {
    precisions.map { precision in precision.map { format.precision($0) } ?? format }
  }

  /// Returns `format` with a random value for each modifier.
  static func random<Format: CombinableFormat>(
    _ format: Format,
    _ random: inout SplitMix64
  ) -> Format {
    func pick(_ formats: [Format]) -> Format {
      Bool.random(using: &random) ? formats[0] : formats.randomElement(using: &random) ?? formats[0]
    }
    var format = precise(format).randomElement(using: &random) ?? format
    for choices in [roundings, \.allSigns, separators, groupings, scales]
      as [(Format) -> [Format]]
    { format = pick(choices(format)) }
    return format
  }

  static let locales = [
    "en_US", "de_DE", "en_IN", "hi_IN@numbers=deva", "es_ES", "pl_PL", "de_CH", "ar_EG", "fa_IR",
    "he_IL", "ff_Adlm", "pt_CV", "bg_BG", "sv_SE", "fr_FR", "ja_JP", "lv_LV",
  ].map { Locale(identifier: $0) }

  static let codes = ["USD", "EUR", "JPY", "BHD", "CHF", "CVE", "XXX", "INR"]
}

// MARK: - Comparison with Foundation

extension FormatSpace {
  /// The result of converting a format to a style and comparing the texts that both write.
  enum Finding: Equatable {
    case same
    case refused
    case other(String)
  }

  /// Converts `format` to a style, and returns whether both format `values` in the same way.
  ///
  /// Returns `refused` if no style can represent the format.
  static func finding<Format: CombinableFormat>(
    _ format: Format,
    _ values: [Format.FormatInput]
  ) -> Finding {
    guard let style = try? NumericTextStyle(validating: format) else { return .refused }
    for value in values {
      let (ours, theirs) = (style.format(value), format.format(value))
      if ours != theirs { return .other("\(value): \(ours), Foundation \(theirs)") }
    }
    return .same
  }

  /// Returns numbers that formats often treat in a special way, and random numbers.
  ///
  /// Numbers that `Value` cannot represent are omitted.
  static func values<Value: NumericTextValue>(
    of type: Value.Type,
    _ random: inout SplitMix64
  ) -> [Value] {
    let texts = edges + (0..<12).map { _ in random.numeral(digits: 30) }
    return texts.compactMap { Numeral($0)?.canonical }.compactMap { numeral in
      let limits = Value.numericTextLimits
      guard numeral.fractionCount == 0 || limits.allowsFraction else { return nil }
      return Value(numeral: numeral).flatMap { $0.numeral == nil ? nil : $0 }
    }
  }

  private static let edges = [
    "0", "1", "-1", "2", "5", "-5", "7", "12", "-12", "25", "99", "100", "-100", "127", "-128",
    "255", "999", "1000", "-1000", "1001", "1234", "9999", "10000", "12345", "65535", "99999",
    "140767", "-140767", "999999", "1000000", "-1234567", "12345678", "100000000", "99999999999",
    "-9223372036854775808", "9223372036854775807", "18446744073709551615",
    "123456789012345678901234567890", "0.5", "-0.5", "1.5", "2.5", "-2.5", "3.5", "0.05", "0.15",
    "0.25", "-0.35", "1.005", "9.995", "99.95", "-99.5", "0.001", "-0.0004", "0.000001",
    "0.00000012", "1234.5", "-1234.565", "12345.678", "999999.999", "1234567.891", "0.1",
    "0.30000000000000004", "3.14159265358979323846", "12.5", "37.5", "62.5", "-87.5",
  ]
}
