// SPDX-License-Identifier: MIT

extension FuzzBytes {
  /// Returns a random combination of digits, separators, grouping sizes, affixes and a minus sign.
  mutating func notation() -> Notation {
    let digits = DigitSet(zero: pick(["0", "\u{660}", "\u{966}", "\u{1E950}", "\u{FF10}"]))
    let (decimal, group) = pick(Self.separators)
    let (sizes, minimum) = pick(Self.groups)
    let affixes = pick(Self.affixes)
    let minus = pick(["-", "\u{2212}", "\u{61C}-"])
    var notation = Notation(
      digits: digits,
      decimalSeparator: Symbol(decimal),
      groupSeparator: Symbol(group),
      grouping: Grouping(primary: sizes.0, secondary: sizes.1, minimum: minimum),
      affixes: SignAffixes(
        positive: Affixes(prefix: Symbol(affixes[0]), suffix: Symbol(affixes[1])),
        negative: Affixes(
          prefix: Symbol(affixes[2].replacingMinus(with: minus)),
          suffix: Symbol(affixes[3].replacingMinus(with: minus))
        ),
        zero: Affixes(prefix: Symbol(affixes[0].withoutPlus), suffix: Symbol(affixes[1]))
      ),
      minus: Symbol(minus)
    )
    notation.alwaysShowsSeparator = next().isMultiple(of: 16) && !isEmpty
    return notation
  }

  private static let separators = [
    (".", ","), (",", "."), (",", "\u{A0}"), ("\u{66B}", "\u{66C}"), (".", "\u{2019}"),
    ("$", "\u{A0}"), ("::", ";;"), (",", ""), ("/", "_"),
  ]

  private static let groups: [((Int, Int), Int)] = [
    ((3, 3), 1), ((3, 2), 1), ((3, 3), 2), ((0, 0), 1), ((4, 4), 1),
  ]

  /// The affixes to choose from: in each row, the prefix and the suffix of positive numbers, then
  /// the prefix and the suffix of negative numbers.
  private static let affixes = [
    ["", "", "-", ""],
    ["$", "", "-$", ""],
    ["", "\u{A0}kr", "-", "\u{A0}kr"],
    ["$", "", "($", ")"],
    ["\u{200F}", "\u{A0}\u{62C}.\u{645}.", "\u{200F}-", "\u{A0}\u{62C}.\u{645}."],
    ["B/.", "", "-B/.", ""],
    ["", " щ.д.", "-", " щ.д."],
    ["P2P ", "", "P2P -", ""],
    ["", "%", "-", "%"],
    ["\u{1F4B6}", ";", "-\u{1F4B6}", ";"],
    ["", "", "", "-"],
    ["+", "", "-", ""],
    ["+\u{1F4B6}", "", "-\u{1F4B6}", ""],
    ["US$", "", "US$", ""],
    ["CHF-", "", "CHF--", ""],
  ]

  /// Returns short texts, such as `1` and `USD`, to type and paste in a field with `notation`.
  static func pieces(_ notation: Notation) -> [String] {
    [
      "1", "2", "9", "0", "0", "5", ".", ",", "-", "+", "\u{2212}", "\u{66B}", "'", " ", "\u{A0}",
      "(", ")", "$", "kr", "%", "x", "e3", "E-2", "\u{FFFC}", "\u{200F}", "\u{FF15}", "\u{1E953}",
      "\n", "USD", "1234", "000", "\u{301}", notation.decimalSeparator.text,
      notation.groupSeparator.text, notation.minus.text, notation.affixes.positive.prefix.text,
      notation.affixes.negative.prefix.text, notation.affixes.positive.suffix.text,
      notation.affixes.negative.suffix.text, String(notation.digits[7]),
    ]
  }
}

extension String {
  fileprivate var withoutPlus: String { String(unicodeScalars.filter { $0 != "+" }) }

  fileprivate func replacingMinus(with minus: String) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar == "-" ? minus : String(scalar)
    }
  }
}
