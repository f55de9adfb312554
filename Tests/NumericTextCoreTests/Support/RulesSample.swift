// SPDX-License-Identifier: MIT

@testable import NumericTextCore

/// Sample rules of fields, for which the tests check the laws (invariants) of the engine.
enum RulesSample: String, CaseIterable, Sendable {
  case open, optional, cents, shortParts, fourDigits, thirtyDigits, wholeNumbers
  case fromFive, refusesFarBound, boundsOnCommit, upToZero, belowMinusFive, unsigned
  case liveCents, liveOptional
  case clearsZero, till, optionalTill, tillOfWholes, formattedOnCommit, anySeparator

  var rules: Rules {
    switch self {
    case .open, .optional, .cents, .shortParts, .fourDigits, .thirtyDigits, .wholeNumbers: precise
    case .fromFive, .refusesFarBound, .boundsOnCommit, .upToZero, .belowMinusFive, .unsigned:
      bounded
    case .till, .optionalTill, .tillOfWholes: till
    case .liveCents, .liveOptional: live
    case .clearsZero: .with { $0.clearsZero = true }
    case .formattedOnCommit: .with { $0.formatting = .onCommit }
    case .anySeparator: .with { $0.separators = .any }
    }
  }

  private var precise: Rules {
    .with {
      $0.allowsEmpty = self == .optional || self == .fourDigits
      if self == .cents { $0.precision = Precision(fraction: 2...2) }
      if self == .shortParts { $0.precision = Precision(integer: 1...2, fraction: 0...1) }
      if self == .fourDigits { $0.precision = Precision(total: 1...4) }
      if self == .thirtyDigits { $0.precision = Precision(total: 1...30) }
      if self == .wholeNumbers { $0.precision = Precision(fraction: 0...0) }
    }
  }

  private var live: Rules {
    .with {
      $0.allowsEmpty = self == .liveOptional
      $0.precision = Precision(fraction: 2...(self == .liveOptional ? 4 : 2))
      $0.liveFraction = 2
    }
  }

  private var bounded: Rules {
    .with {
      $0.allowsEmpty = self == .fromFive || self == .belowMinusFive
      $0.precision = Precision(fraction: 0...3)
      if self == .fromFive { $0.bounds = .from("5", to: "120") }
      if self == .refusesFarBound { $0.bounds = .from("-9.5", to: "19") }
      if self == .boundsOnCommit { $0.bounds = .from("-1", to: "10") }
      if self == .upToZero { $0.bounds = .from(nil, to: "0") }
      if self == .belowMinusFive { $0.bounds = .from("-110", to: "-5") }
      if self == .unsigned { $0.allowsSign = false }
      if self == .refusesFarBound { $0.enforcement = .refuse }
      if self == .boundsOnCommit { $0.enforcement = .onCommit }
    }
  }

  private var till: Rules {
    .with {
      $0.entry = .minorUnits
      $0.allowsEmpty = self == .optionalTill
      let digits = self == .tillOfWholes ? 0 : 2
      $0.precision = Precision(fraction: digits...digits)
      if self == .optionalTill { $0.bounds = .from("-19.99", to: "91") }
      if self == .optionalTill { $0.enforcement = .refuse }
    }
  }

  /// The samples without minor-unit entry.
  static let natural = allCases.filter { $0.rules.entry == .natural }
}

extension Rules {
  static func with(_ change: (inout Rules) -> Void) -> Rules {
    var rules = Rules()
    change(&rules)
    return rules
  }

  static let optional = Rules.with { $0.allowsEmpty = true }
  static let cents = Rules.with { $0.precision = Precision(fraction: 2...2) }
  static let till = RulesSample.till.rules

  static func bounded(
    _ lower: String?,
    _ upper: String?,
    _ enforcement: NumericTextEnforcement = .clamp,
    isOptional: Bool = false
  ) -> Rules {
    .with {
      $0.bounds = .from(lower, to: upper)
      $0.enforcement = enforcement
      $0.allowsEmpty = isOptional
    }
  }
}

extension Bounds {
  static func from(_ lower: String?, to upper: String?) -> Bounds {
    Bounds(lower: lower.flatMap { Numeral($0) }, upper: upper.flatMap { Numeral($0) })
  }
}
