// SPDX-License-Identifier: MIT

/// What a layout draws with: the symbols of a notation, ready to be copied.
///
/// It is a class so that handing it on costs nothing: a notation is copied with one reference count
/// for each of its symbols (benchmark "key at 11 digits").
final class Glyphs: Sendable {
  let digits: DigitSet
  let decimalSeparator: Symbol
  let groupSeparator: Symbol
  let grouping: Grouping

  /// The affixes of every sign, in the order of `Layout.Sign`.
  private let affixes: [Affixes]

  init(_ notation: Notation) {
    digits = notation.digits
    decimalSeparator = notation.decimalSeparator
    groupSeparator = notation.groupSeparator
    grouping = notation.grouping
    affixes = Layout.Sign.allCases.map { notation.affixes($0) }
  }

  /// The text in front of a number of this sign.
  func prefix(_ sign: Layout.Sign) -> Symbol { affixes[sign.rawValue].prefix }

  /// The text behind a number of this sign.
  func suffix(_ sign: Layout.Sign) -> Symbol { affixes[sign.rawValue].suffix }
}

extension Notation {
  fileprivate func affixes(_ sign: Layout.Sign) -> Affixes {
    switch sign {
    case .none: Affixes()
    case .positive: affixes.positive
    case .zero: affixes.zero
    case .negative: affixes.negative
    case .negativeZero: affixes.negativeZero
    }
  }
}
