// SPDX-License-Identifier: MIT

/// An option of a style: its values, and how many of a hundred random styles contain it.
struct StyleOption {
  let key: String
  let percent: Int
  let values: [JSON]

  /// The value with which a style change resets the option, or no value if it cannot.
  let resets: [JSON]

  private init(_ key: String, _ percent: Int, _ values: [JSON], resets: [JSON] = []) {
    (self.key, self.percent, self.values, self.resets) = (key, percent, values, resets)
  }

  static let all = numbers + rules + texts

  private static let numbers = [
    StyleOption("optional", 40, [true]),
    StyleOption(
      "bounds",
      40,
      [
        ["0", .null], [.null, "0"], ["-5", "5"], ["5", "10"], ["-10", "-5"], ["0", "100"],
        [.null, "-1"], ["10", "100"], ["0", "0"], ["-100", "27"], ["-10", "10"], ["-5", "3"],
        ["10", "2000"], ["0", "1000"], [.null, "500"], ["0", "1"], ["-1", "1"], ["0.1", .null],
        ["0.12755", "0.77775"], ["-100", "5000"],
      ],
      resets: [[.null, .null]]
    ),
    StyleOption(
      "precision",
      30,
      [
        ["total": [1, 5]], ["total": [1, 15]], ["total": [4, 4]], ["total": [1, 7]],
        ["integer": [1, 3]], ["integer": [1, 6], "fraction": [0, 2]], ["integer": [4, .null]],
        ["integer": [4, 9], "fraction": [0, 2]], ["integer": [1, 4], "fraction": [0, 2]],
        ["fraction": [0, 0]], ["fraction": [0, 1]], ["fraction": [2, 2]], ["fraction": [0, 2]],
        ["fraction": [0, 3]], ["fraction": [1, 3]], ["fraction": [1, 4]], ["fraction": [2, 4]],
      ]
    ),
    StyleOption("step", 25, ["1", "5", "25", "0.5", "0.01", "adaptive"]),
    StyleOption("snapping", 40, [true]),
    StyleOption("wraps", 40, [true]),
    StyleOption("page", 25, ["10", "7", "4", "0.5"]),
    StyleOption(
      "stepRange",
      20,
      [
        ["-5", "5"], ["-3", "7"], ["0", "100"], ["0", .null], [.null, "12"],
        [.null, "1000"],
      ]
    ),
    StyleOption("allows", 5, ["3", "0.5"]),
  ]

  private static let rules = [
    StyleOption("sign", 25, ["always", "never", "accounting", "accounting", "accountingAlways"]),
    StyleOption("entry", 25, ["minorUnits"], resets: ["natural"]),
    StyleOption("formatting", 20, ["onCommit"], resets: ["live"]),
    StyleOption("trailingZeros", 25, ["live"], resets: ["onCommit"]),
    StyleOption("fraction", 15, ["whenPresent"]),
    StyleOption("enforcement", 25, ["refuse", "onCommit", "reportOnly"], resets: ["clamp"]),
    StyleOption("separators", 15, ["any"]),
    StyleOption("normalizing", 15, ["onFocus"]),
    StyleOption(
      "rounding",
      15,
      ["up", "down", "towardZero", "awayFromZero", "toNearestOrAwayFromZero"]
    ),
    StyleOption("grouping", 25, ["never", [3, 2], [4], [2], [3], [1, 3]], resets: ["automatic"]),
    StyleOption("groupingMinimum", 15, [1, 2, 3]),
    StyleOption("allowsArithmetic", 25, [true]),
    StyleOption("allowsMagnitudes", 12, [true]),
    StyleOption("allowsExponents", 12, [true]),
    StyleOption("allowsCells", 12, [true]),
  ]

  private static let texts = [
    StyleOption("keyboardLocale", 10, ["en_US", "de_DE"]),
    StyleOption("prefix", 15, ["≈ ", "ca. ", "P2P ", "a1 "]),
    StyleOption("suffix", 15, [" kg", " lbs. per day", "/h", " (net)"], resets: [""]),
    StyleOption("zero", 12, ["Free", "—"]),
    StyleOption(
      "symbols",
      15,
      [
        ["decimal": ",", "grouping": "."], ["grouping": "_", "minus": "−"], ["currency": "₿"],
        ["decimal": "·", "grouping": "'", "currency": "💶"],
        ["decimal": "::", "grouping": ";;", "minus": "~"],
      ]
    ),
  ]
}
