// SPDX-License-Identifier: MIT

/// A piece of text that a notation writes: a separator, a sign, an affix.
///
/// The engine copies symbols and never looks inside: `B/.`, `щ.д.` and a lone U+200F are symbols.
package struct Symbol: Hashable, Sendable {
  /// The text in UTF-8, ready to be copied.
  ///
  /// It is all that a symbol holds: a notation has many of them, and is copied with one reference
  /// count for each.
  package let utf8: [UInt8]

  /// A symbol of a text, which may be empty.
  package init(_ text: String) {
    self = text.withScalars { Symbol(utf8: $0) }
  }

  /// The symbol of no text.
  package init() { utf8 = [] }

  init(utf8 text: ScalarText) {
    var bytes: [UInt8] = []
    bytes.append(text)
    utf8 = bytes
  }

  /// The length of the text in UTF-16 units, as the edges count.
  package var width: Int { utf8.withScalars { $0.utf16Length } }

  /// The scalar of the text, if it has exactly one.
  package var scalar: Unicode.Scalar? { utf8.withScalars { $0.onlyScalar } }

  /// The text itself.
  package var text: String { String(wellFormed: utf8) }

  /// Whether there is no text.
  package var isEmpty: Bool { utf8.isEmpty }

  /// Whether the text is exactly one scalar, told without decoding most others (benchmark "refused
  /// key at 11 digits").
  func isOnly(_ scalar: Unicode.Scalar) -> Bool {
    utf8.count == UTF8.width(scalar) && utf8.withScalars { $0.scalar(at: 0) == scalar }
  }

  /// Whether this text stands in another one at a position, byte by byte.
  func stands(in text: ScalarText, at position: Int) -> Bool {
    utf8.withScalars { text.has($0, at: position) }
  }

  /// Whether the text contains a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    utf8.count >= UTF8.width(scalar) && utf8.withScalars { $0.contains(scalar) }
  }
}

// MARK: - Words

extension Symbol {
  /// The text without white space and invisible marks at its ends.
  package var word: Symbol {
    utf8.withScalars { Symbol(utf8: $0[$0.visibleRange]) }
  }

  /// The length that this word takes up in a text at a position, where something visible stands, 0
  /// if it does not stand there.
  func length(in text: ScalarText, at position: Int) -> Int {
    guard !isEmpty, position < text.count, text[position] == utf8[0] else { return 0 }
    return utf8.withScalars { text.length(ofWord: $0, at: position) }
  }
}

extension Symbol: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
