// SPDX-License-Identifier: MIT

import Foundation

/// The prefix or the suffix of a number, split into pieces that can be replaced individually.
struct AffixPieces: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case literal, sign, currency
  }

  struct Piece: Hashable, Sendable {
    var role: Role
    var text: String
  }

  var pieces: [Piece] = []

  var text: String { pieces.map(\.text).joined() }

  /// Returns a copy in which the function `text` transforms the text of each piece with the given
  /// role.
  func replacing(_ role: Role, _ text: (String) -> String) -> AffixPieces {
    var replaced = self
    for index in pieces.indices where pieces[index].role == role {
      replaced.pieces[index].text = text(pieces[index].text)
    }
    return replaced
  }

  /// The pieces without the currency symbol and the white space next to it.
  var withoutCurrency: AffixPieces {
    guard let place = pieces.firstIndex(where: { $0.role == .currency }) else { return self }
    var rest = self
    if place + 1 < pieces.count { rest.pieces[place + 1].text = pieces[place + 1].text.trimmed }
    if place > 0 { rest.pieces[place - 1].text = pieces[place - 1].text.trimmed }
    rest.pieces.remove(at: place)
    return rest
  }
}

extension AffixPieces {
  /// Creates the pieces of an affix by splitting it at its currency symbol and its sign.
  ///
  /// The currency symbol is found first. A sign within the symbol is therefore part of the symbol.
  init(_ text: String, currency: String?, sign: String) {
    pieces = [Piece(role: .literal, text: text)]
    if let currency { split(at: currency, as: .currency) }
    split(at: sign, as: .sign)
  }

  private mutating func split(at text: String, as role: Role) {
    guard !text.isEmpty else { return }
    for (index, piece) in pieces.enumerated() where piece.role == .literal {
      guard let range = piece.text.range(of: text, options: .literal) else { continue }
      let parts = [
        Piece(role: .literal, text: String(piece.text[..<range.lowerBound])),
        Piece(role: role, text: text),
        Piece(role: .literal, text: String(piece.text[range.upperBound...])),
      ]
      pieces.replaceSubrange(index...index, with: parts.filter { !$0.text.isEmpty })
      return
    }
  }
}

// MARK: - Currency symbols

extension AffixPieces {
  /// Returns the pieces of a prefix or a suffix, with `symbol` in place of the currency symbol.
  ///
  /// If a symbol that must be separated from digits, such as `USD` or `kr`, is next to them, a space
  /// is added between them.
  func replacingCurrency(with symbol: String, isPrefix: Bool) -> AffixPieces {
    var replaced = replacing(.currency) { _ in symbol }
    let piece = isPrefix ? pieces.last : pieces.first
    let scalar = isPrefix ? symbol.unicodeScalars.last : symbol.unicodeScalars.first
    if piece?.role == .currency, scalar?.needsCurrencySpacing ?? false {
      let space = Piece(role: .literal, text: "\u{A0}")
      replaced.pieces.insert(space, at: isPrefix ? pieces.count : 0)
    }
    return replaced
  }
}

extension Unicode.Scalar {
  /// Whether a space must separate this scalar, the first or last one of a currency symbol, from a
  /// digit.
  ///
  /// `USD 5` needs a space, `$5` doesn't. All scalars except symbols and white space need a space
  /// (Unicode Technical Standard 35, part 3, currency spacing).
  var needsCurrencySpacing: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension String {
  /// The string without leading and trailing white space and bidirectional marks.
  var trimmed: String { trimmingCharacters(in: .surroundings) }

  /// Returns the string with `text` in place of its visible part, keeping the bidirectional marks
  /// around that part.
  func replacingVisible(with text: String) -> String {
    guard !trimmed.isEmpty, let range = range(of: trimmed, options: .literal) else { return text }
    return replacingCharacters(in: range, with: text)
  }
}

extension CharacterSet {
  fileprivate static let surroundings = CharacterSet.whitespaces.union(.controlCharacters)
    .union(CharacterSet(charactersIn: "\u{200B}\u{200E}\u{200F}\u{61C}"))
}

/// The affixes of a notation, split into pieces, with a prefix and a suffix for each sign.
struct SignPieces: Hashable, Sendable {
  struct Pair: Hashable, Sendable {
    var prefix: AffixPieces
    var suffix: AffixPieces

    var affixes: Affixes { Affixes(prefix: Symbol(prefix.text), suffix: Symbol(suffix.text)) }
  }

  /// The pairs for positive numbers, negative numbers, zero and negative zero.
  let pairs: [Pair]

  var affixes: SignAffixes {
    let all = pairs.map(\.affixes)
    return SignAffixes(positive: all[0], negative: all[1], zero: all[2], negativeZero: all[3])
  }

  func map(_ change: (Pair) -> Pair) -> SignPieces { SignPieces(pairs: pairs.map(change)) }
}

extension SignPieces {
  /// Creates the pieces of a notation's affixes by splitting them at their signs and at the
  /// currency symbol `currency`.
  init(_ notation: Notation, currency: String?) {
    let (minus, plus) = (notation.minus.text.trimmed, notation.plus.text.trimmed)
    func pair(_ affixes: Affixes, _ sign: String) -> Pair {
      Pair(
        prefix: AffixPieces(affixes.prefix.text, currency: currency, sign: sign),
        suffix: AffixPieces(affixes.suffix.text, currency: currency, sign: sign)
      )
    }
    let affixes = notation.affixes
    pairs = [
      pair(affixes.positive, plus), pair(affixes.negative, minus), pair(affixes.zero, plus),
      pair(affixes.negativeZero, minus),
    ]
  }

  /// Returns the pieces with replaced signs.
  ///
  /// `plus` replaces each sign that equals `old`, the current plus sign. `minus` replaces all other
  /// signs.
  ///
  /// If `plus` or `minus` is nil, the signs that it would replace are kept.
  func replacingSigns(minus: String?, plus: String?, ofPlus old: String) -> SignPieces {
    func replaced(_ pieces: AffixPieces) -> AffixPieces {
      pieces.replacing(.sign) { sign in (sign == old ? plus : minus) ?? sign }
    }
    return map { Pair(prefix: replaced($0.prefix), suffix: replaced($0.suffix)) }
  }

  /// Returns the pieces with `symbol` in place of the currency symbol.
  func replacingCurrency(with symbol: String) -> SignPieces {
    map { pair in
      Pair(
        prefix: pair.prefix.replacingCurrency(with: symbol, isPrefix: true),
        suffix: pair.suffix.replacingCurrency(with: symbol, isPrefix: false)
      )
    }
  }

  /// Whether the affixes of positive numbers contain a currency symbol.
  var hasCurrency: Bool {
    (pairs[0].prefix.pieces + pairs[0].suffix.pieces).contains { $0.role == .currency }
  }

  var withoutCurrency: SignPieces {
    map { Pair(prefix: $0.prefix.withoutCurrency, suffix: $0.suffix.withoutCurrency) }
  }
}
