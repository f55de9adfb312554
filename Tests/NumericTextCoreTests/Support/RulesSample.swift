// SPDX-License-Identifier: MIT

@testable import NumericTextCore

/// Sample rules of fields, for which the tests check the laws (invariants) of the engine.
enum RulesSample: String, CaseIterable, Sendable {
  case open, optional, cents, shortParts, fourDigits, thirtyDigits, wholeNumbers
  case fromFive, refusesFarBound, boundsOnCommit, upToZero, belowMinusFive, unsigned
  case liveCents, liveOptional
  case clearsZero, till, optionalTill, tillOfWholes, formattedOnCommit, anySeparator

  var rules: Rules {
    .with {
      switch self {
      case .open: break
      case .optional: $0.allowsEmpty = true
      case .cents: $0.precision = Precision(fraction: 2...2)
      case .shortParts: $0.precision = Precision(integer: 1...2, fraction: 0...1)
      case .fourDigits: ($0.precision, $0.allowsEmpty) = (Precision(total: 1...4), true)
      case .thirtyDigits: $0.precision = Precision(total: 1...30)
      case .wholeNumbers: $0.precision = Precision(fraction: 0...0)
      case .fromFive: $0 = .bounded("5", "120", fraction: 0...3, isOptional: true)
      case .refusesFarBound: $0 = .bounded("-9.5", "19", .refuse, fraction: 0...3)
      case .boundsOnCommit: $0 = .bounded("-1", "10", .onCommit, fraction: 0...3)
      case .upToZero: $0 = .bounded(nil, "0", fraction: 0...3)
      case .belowMinusFive: $0 = .bounded("-110", "-5", fraction: 0...3, isOptional: true)
      case .unsigned: ($0.precision, $0.allowsSign) = (Precision(fraction: 0...3), false)
      case .liveCents: ($0.precision, $0.liveFraction) = (Precision(fraction: 2...2), 2)
      case .liveOptional:
        ($0.precision, $0.liveFraction) = (Precision(fraction: 2...4), 2)
        $0.allowsEmpty = true
      case .clearsZero: $0.clearsZero = true
      case .till: ($0.precision, $0.entry) = (Precision(fraction: 2...2), .minorUnits)
      case .optionalTill:
        $0 = .bounded("-19.99", "91", .refuse, fraction: 2...2, isOptional: true)
        $0.entry = .minorUnits
      case .tillOfWholes: ($0.precision, $0.entry) = (Precision(fraction: 0...0), .minorUnits)
      case .formattedOnCommit: $0.formatting = .onCommit
      case .anySeparator: $0.separators = .any
      }
    }
  }

  /// The samples without minor-unit entry.
  static let natural = allCases.filter { $0.rules.entry == .natural }
}

extension Rules {
  static func with(_ change: (inout Rules) -> Void) -> Rules { Rules().with(change) }

  func with(_ change: (inout Rules) -> Void) -> Rules {
    var rules = self
    change(&rules)
    return rules
  }

  static let optional = RulesSample.optional.rules
  static let cents = RulesSample.cents.rules
  static let till = RulesSample.till.rules

  static func bounded(
    _ lower: String?,
    _ upper: String?,
    _ enforcement: NumericTextEnforcement = .clamp,
    fraction: ClosedRange<Int> = 0...Int.max,
    isOptional: Bool = false
  ) -> Rules {
    .with {
      $0.bounds = .from(lower, to: upper)
      $0.enforcement = enforcement
      $0.precision = Precision(fraction: fraction)
      $0.allowsEmpty = isOptional
    }
  }

  /// The same rules, with which numbers can become expressions.
  var calculating: Rules { with { $0.allowsArithmetic = true } }
}

extension Bounds {
  static func from(_ lower: String?, to upper: String?) -> Bounds {
    Bounds(lower: lower.flatMap { Numeral($0) }, upper: upper.flatMap { Numeral($0) })
  }
}
