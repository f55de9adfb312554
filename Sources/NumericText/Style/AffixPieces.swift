// SPDX-License-Identifier: MIT

import Foundation

/// The text before or after a number, split into pieces that can be replaced individually.
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

  /// Returns the pieces with `text` applied to each piece that has `role`.
  func replacing(_ role: Role, _ text: (String) -> String) -> AffixPieces {
    var replaced = self
    for index in pieces.indices where pieces[index].role == role {
      replaced.pieces[index].text = text(pieces[index].text)
    }
    return replaced
  }

  /// The pieces without the currency and without the white space next to it.
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
  /// Splits an affix at its currency symbol and its sign.
  ///
  /// The symbol is found first, so a sign within the symbol is part of it.
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
  /// Replaces the currency symbol in a prefix, and inserts a space if the end of `symbol` requires
  /// one.
  func before(_ symbol: String) -> AffixPieces {
    var pieces = replacing(.currency) { _ in symbol }
    if self.pieces.last?.role == .currency, symbol.unicodeScalars.last?.standsApart ?? false {
      pieces.pieces.append(Piece(role: .literal, text: "\u{A0}"))
    }
    return pieces
  }

  /// Replaces the currency symbol in a suffix, and inserts a space if the start of `symbol`
  /// requires one.
  func after(_ symbol: String) -> AffixPieces {
    var pieces = replacing(.currency) { _ in symbol }
    if self.pieces.first?.role == .currency, symbol.unicodeScalars.first?.standsApart ?? false {
      pieces.pieces.insert(Piece(role: .literal, text: "\u{A0}"), at: 0)
    }
    return pieces
  }
}

extension Unicode.Scalar {
  /// Whether a currency symbol that ends in this scalar is separated from the digits by a space:
  /// true for all scalars but symbols and spaces (Unicode Technical Standard 35, part 3, currency
  /// spacing).
  var standsApart: Bool {
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

  /// Returns the string with its visible part replaced, keeping the bidirectional marks around it.
  func replacingVisible(with text: String) -> String {
    guard !trimmed.isEmpty, let range = range(of: trimmed, options: .literal) else { return text }
    return replacingCharacters(in: range, with: text)
  }
}

extension CharacterSet {
  fileprivate static let surroundings = CharacterSet.whitespaces.union(.controlCharacters)
    .union(CharacterSet(charactersIn: "\u{200B}\u{200E}\u{200F}\u{61C}"))
}
