// SPDX-License-Identifier: MIT

extension FuzzBytes {
  /// Returns a field with a random notation and a random combination of rules.
  mutating func field() -> Field {
    let notation = notation()
    var rules = Rules()
    rules.allowsEmpty = flag()
    rules.allowsSign = notation.affixes.negative != notation.affixes.positive
    rules.bounds = bounds()
    rules.precision = pick(Self.precisions)
    rules.entry = pick(NumericTextEntry.allCases)
    if rules.entry == .minorUnits { rules.precision.fixFraction() }
    rules.formatting = pick(NumericTextFormatting.allCases)
    let isFilled = rules.formatting == .live && rules.entry == .natural && flag()
    if isFilled { rules.liveFraction = rules.precision.fraction.lowerBound }
    rules.enforcement = pick(NumericTextEnforcement.allCases)
    rules.separators = pick(NumericTextSeparators.allCases)
    rules.normalizing = pick(NumericTextNormalizing.allCases)
    rules.rounding = pick([.toNearestOrEven, .up, .down, .towardZero, .awayFromZero])
    rules.step = pick([nil, Numeral("0.05"), Numeral("25"), Numeral("3.3")])
    rules.snapsToStep = flag()
    rules.stepOrigin = rules.bounds.lower ?? .zero
    if rules.onlyReports {
      (rules.reported, rules.reportsSteps) = (rules.bounds, rules.snapsToStep)
      rules.bounds = .open
    }
    rules.zeroText = pick([nil, "Free", "0.00"])
    rules.emptyText = pick([nil, "none"])
    rules.keyboardSeparator = pick([nil, ",", "."])
    return Field(notation, rules)
  }

  private mutating func bounds() -> Bounds {
    let (lower, upper) = pick(Self.limits)
    return Bounds(lower: lower.flatMap { Numeral($0) }, upper: upper.flatMap { Numeral($0) })
  }

  private static let limits: [(String?, String?)] = [
    (nil, nil), ("0", nil), (nil, "0"), ("-5", "5"), ("5", "10"), ("-10", "-5"), ("0", "255"),
    (nil, "-1"), ("0.05", "0.95"), ("0", "0"), ("-128", "127"), ("1000.55", "2000.75"),
    ("-0.5", "0.5"), ("100000", "18446744073709551615"), ("-0.005", nil), ("-1000.555", "-0.005"),
    ("-99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
  ]

  private static let precisions = [
    Precision(), Precision(fraction: 0...0), Precision(fraction: 2...2),
    Precision(integer: 1...3, fraction: 0...2), Precision(total: 1...5),
    Precision(integer: 3...6, fraction: 2...4), Precision(integer: 0...4, fraction: 0...3),
    Precision(total: 3...38), Precision(integer: 5...9), Precision(total: 4...4),
    Precision(fraction: 1...3, total: 1...15),
  ]
}
