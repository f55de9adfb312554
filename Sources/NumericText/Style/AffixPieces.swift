// SPDX-License-Identifier: MIT

import Foundation

/// The text before or after a number, in pieces that can be replaced one by one.
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

  /// The pieces with another text in place of each of a role.
  func replacing(_ role: Role, _ text: (String) -> String) -> AffixPieces {
    var replaced = self
    for index in pieces.indices where pieces[index].role == role {
      replaced.pieces[index].text = text(pieces[index].text)
    }
    return replaced
  }

  /// The pieces without the currency, and without the white space and marks next to it.
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
  /// The pieces of a text in which a currency symbol and a sign are known.
  ///
  /// The symbol is found first: a sign inside it is part of it.
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
  /// The pieces before a number with another currency symbol, set apart where its end asks for it.
  func before(_ symbol: String) -> AffixPieces {
    var pieces = replacing(.currency) { _ in symbol }
    if self.pieces.last?.role == .currency, symbol.unicodeScalars.last?.standsApart ?? false {
      pieces.pieces.append(Piece(role: .literal, text: "\u{A0}"))
    }
    return pieces
  }

  /// The pieces after a number with another currency symbol, set apart where its start asks for it.
  func after(_ symbol: String) -> AffixPieces {
    var pieces = replacing(.currency) { _ in symbol }
    if self.pieces.first?.role == .currency, symbol.unicodeScalars.first?.standsApart ?? false {
      pieces.pieces.insert(Piece(role: .literal, text: "\u{A0}"), at: 0)
    }
    return pieces
  }
}

extension Unicode.Scalar {
  /// Whether a currency symbol that ends in this scalar is set apart from digits: all but symbols and
  /// spaces (Unicode Technical Standard 35, part 3, currency spacing).
  var standsApart: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension String {
  /// This text without the white space and bidi marks around it.
  var trimmed: String { trimmingCharacters(in: .surroundings) }

  /// This text with another one in place of what is visible, and its marks of direction kept.
  func replacingVisible(with text: String) -> String {
    guard !trimmed.isEmpty, let range = range(of: trimmed, options: .literal) else { return text }
    return replacingCharacters(in: range, with: text)
  }
}

extension CharacterSet {
  fileprivate static let surroundings = CharacterSet.whitespaces.union(.controlCharacters)
    .union(CharacterSet(charactersIn: "\u{200B}\u{200E}\u{200F}\u{61C}"))
}
