// SPDX-License-Identifier: MIT

import NumericText

extension ExhaustiveField {
  private static let dollars = Pair.Kind.currency("USD")
  private static let euros = Pair.Kind.currency("EUR")
  private static let yen = Pair.Kind.currency("JPY")

  /// Fields with rules and notations of all kinds.
  static let all =
    numbers + precise + bounded + reported + signed + written + tills + live + places
    + calculating + grouped + padded + magnified + raised + stepped

  private static let numbers = [
    Self(), Self(optional: true), Self(value: "Int", starts: ["0", "1234"]),
    Self(value: "Double"), Self(value: "UInt8", starts: ["0", "128"], paste: "12"),
    Self(value: "Int8", optional: true, starts: ["", "-128"], paste: "12"),
    Self(dollars), Self(dollars, optional: true, starts: ["", "-1.5"]),
    Self(.percent, starts: ["0", "0.125"]), Self(.percent, "de_DE", optional: true),
  ]

  private static let precise = [
    Self(starts: ["0", "12.34"]) { $0.fraction = 0...2 },
    Self(starts: ["0", "999"], paste: "12") { $0.integer = 1...3 },
    Self(starts: ["0", "12"], paste: "12.00") { $0.fraction = 0...0 },
    Self(value: "Int", starts: ["7", "110"], paste: "0,110") { $0.integer = 4...9 },
    Self(starts: ["0", "12.34"]) { $0.total = 1...4 },
    Self(starts: ["0", "10.05"]) { ($0.integer, $0.fraction) = (2...3, 1...3) },
  ]

  private static let bounded = [
    Self(starts: ["0", "100"]) { $0.bounds = ("0", "100") },
    Self(optional: true, starts: ["", "5"], paste: "12") { $0.bounds = ("5", "10") },
    Self(starts: ["-7", "5"], paste: "-8") { $0.bounds = ("-10", "-5") },
    Self(starts: ["0", "1001"]) { ($0.bounds, $0.enforcement) = (("-10", "10"), .refuse) },
    Self(starts: ["5", "150"]) { ($0.bounds, $0.enforcement) = (("5", "100"), .onCommit) },
    Self(dollars, starts: ["0", "12345"]) {
      ($0.bounds, $0.normalizing) = (("0", "1000"), .onFocus)
    },
  ]

  private static let reported = [
    Self(starts: ["0", "101"]) { ($0.bounds, $0.enforcement) = (("0", "100"), .reportOnly) },
    Self(value: "UInt8", optional: true, starts: ["", "20"], paste: "12") {
      ($0.bounds, $0.enforcement) = (("10", "20"), .reportOnly)
    },
    Self(dollars, starts: ["0", "-1.5"]) {
      ($0.bounds, $0.enforcement, $0.entry) = (("0", "10"), .reportOnly, .minorUnits)
    },
  ]

  private static let signed = [
    Self(dollars, starts: ["0", "-1234.5"], paste: "(9.99)") { $0.sign = .accounting },
    Self(dollars, optional: true, starts: ["", "-5"], paste: "-5") { $0.sign = .accounting },
    Self(starts: ["0", "-12"]) { $0.sign = .always },
    Self(starts: ["0", "12"]) { $0.sign = .never },
    Self(dollars, starts: ["0", "-5"]) { $0.formatting = .onCommit },
    Self(optional: true, starts: ["", "-12"], paste: "-9.5") { $0.formatting = .onCommit },
  ]

  private static let written = [
    Self(starts: ["0", "100"], paste: "12 kg") { ($0.prefix, $0.suffix) = ("≈ ", " kg") },
    Self(optional: true, starts: ["", "100"], paste: "100 lbs") { $0.suffix = " lbs. per day" },
    Self(dollars, starts: ["0", "5"], paste: "Free") { $0.zero = "Free" },
    Self(starts: ["0", "1234.5"]) { $0.separators = .any },
    Self { $0.symbols = ("·", "'", "~", nil) },
    Self(value: "Int", starts: ["0", "1234"], paste: "1.234") {
      $0.symbols = (".", ".", nil, nil)
    },
    Self(dollars, starts: ["0", "-5"]) { $0.symbols = (nil, nil, "−", "US-D") },
  ]

  private static let tills = [
    Self(dollars) { $0.entry = .minorUnits },
    Self(dollars, optional: true, starts: ["", "-0.03"], paste: "$1,000") {
      $0.entry = .minorUnits
    },
    Self(yen, starts: ["0", "-5"], paste: "¥1,234") { $0.entry = .minorUnits },
    Self(euros, "de_DE", starts: ["0", "1000"], paste: "4,56") {
      ($0.entry, $0.bounds) = (.minorUnits, ("0", "5000"))
    },
  ]

  private static let live = [
    Self(starts: ["0", "42.57"]) { ($0.fraction, $0.trailingZeros) = (2...2, .live) },
    Self(dollars, optional: true, starts: ["", "-5"]) { $0.trailingZeros = .live },
    Self(euros, "de_DE", starts: ["0", "1234"], paste: "1234,5") {
      ($0.trailingZeros, $0.bounds) = (.live, (nil, "2000"))
    },
    Self(starts: ["0", "10.05"]) { ($0.fraction, $0.trailingZeros) = (1...3, .live) },
  ]

  private static let calculating = [
    Self(dollars, paste: "2 - 3") { $0.allowsArithmetic = true },
    Self(value: "Int", optional: true, starts: ["", "-5"], paste: "(5)") {
      $0.allowsArithmetic = true
    },
    Self(dollars, starts: ["0", "12.34"], paste: "$3.45 × 2") {
      ($0.allowsArithmetic, $0.entry, $0.sign) = (true, .minorUnits, .accounting)
    },
    Self(euros, "de_DE", optional: true, starts: ["", "50"], paste: "1.200 + 15%") {
      ($0.allowsArithmetic, $0.bounds) = (true, ("0", "100"))
    },
    Self(.percent, starts: ["0", "0.5"], paste: "10 + 5%") { $0.allowsArithmetic = true },
  ]

  private static let grouped = [
    Self(starts: ["0", "1234567"], paste: "12,34,567") { $0.groupSizes = [3, 2] },
    Self(.number, "de_DE", starts: ["0", "12345"], paste: "1.2345") { $0.groupSizes = [4] },
    Self(optional: true, starts: ["", "1234"], paste: "12,34") { $0.groupSizes = [2] },
    Self(dollars, starts: ["0", "12345"], paste: "1,234") { $0.groupMinimum = 2 },
  ]

  private static let padded = [
    Self(dollars, starts: ["0", "12.5"]) { $0.padding = .whenPresent },
    Self(dollars, optional: true, starts: ["", "5"]) {
      ($0.padding, $0.trailingZeros) = (.whenPresent, .live)
    },
    Self(.number, "de_DE", starts: ["0", "42.5"], paste: "1,5") {
      ($0.padding, $0.trailingZeros, $0.fraction) = (.whenPresent, .live, 2...4)
    },
  ]

  private static let stepped = [
    Self(value: "Int", starts: ["0", "59"], paste: "58") {
      ($0.bounds, $0.step, $0.wraps) = (("0", "59"), "1", true)
    },
    Self(dollars, starts: ["0", "99.99"]) { $0.step = "adaptive" },
    Self(starts: ["0", "101"]) {
      ($0.bounds, $0.stepRange, $0.step) = (("0", "1000"), ("5", "100"), "5")
      ($0.page, $0.isSnapping) = ("50", true)
    },
  ]

  private static let magnified = [
    Self(dollars, optional: true, starts: ["", "1.5"], paste: "1.5k") {
      $0.allowsMagnitudes = true
    },
    Self(paste: "2k + 1") { ($0.allowsMagnitudes, $0.allowsArithmetic) = (true, true) },
    Self(value: "Int", starts: ["0", "-5"], paste: "2 kg") {
      ($0.allowsMagnitudes, $0.suffix, $0.bounds) = (true, " kg", ("-10", "5000"))
    },
    Self(dollars, optional: true, starts: ["", "1.5"], paste: "9.99\t5\n") {
      $0.allowsCells = true
    },
    Self(value: "Int", optional: true, starts: ["", "6"], paste: "9") { $0.divisor = "3" },
  ]

  private static let raised = [
    Self(dollars, optional: true, starts: ["", "1.5"], paste: "1.5e2") {
      $0.allowsExponents = true
    },
    Self(value: "Int", starts: ["0", "-5"], paste: "1e") {
      ($0.allowsExponents, $0.bounds) = (true, ("-10", "5000"))
    },
    Self(.number, "de_DE", paste: "2e-1 + 1") {
      ($0.allowsExponents, $0.allowsArithmetic, $0.allowsMagnitudes) = (true, true, true)
    },
    Self(dollars, starts: ["0", "12.34"], paste: "$0.15e2") {
      ($0.allowsExponents, $0.entry, $0.sign) = (true, .minorUnits, .accounting)
    },
  ]

  private static let places = [
    Self(.currency("EGP"), "ar_EG"), Self(.currency("ILS"), "he_IL", starts: ["0", "-1234.5"]),
    Self(.currency("IRR"), "fa_IR", optional: true),
    Self(.currency("INR"), "hi_IN", starts: ["0", "123456"]),
    Self(.number, "en_IN", starts: ["0", "1234567"]), Self(.number, "ccp", optional: true),
    Self(.currency("SEK"), "sv_SE", starts: ["0", "-1234"]), Self(euros, "fr_FR"),
    Self(.currency("CHF"), "de_CH", optional: true),
    Self(.number, "es_ES", starts: ["0", "12345"]),
  ]
}
