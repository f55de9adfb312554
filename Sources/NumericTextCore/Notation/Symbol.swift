// SPDX-License-Identifier: MIT

/// A piece of text that a notation writes: a separator, a sign, an affix.
///
/// The engine copies symbols and never looks inside: `B/.`, `щ.д.` and a lone U+200F are symbols.
package struct Symbol: Hashable, Sendable {
  /// The text in UTF-8, ready to be copied.
  package let utf8: [UInt8]

  /// The length of the text in UTF-16 units, as the edges count.
  package let width: Int

  /// The scalar of the text, if it has exactly one.
  package let scalar: Unicode.Scalar?

  /// A symbol of a text, which may be empty.
  package init(_ text: String) {
    var bytes: [UInt8] = []
    text.withScalars { bytes.append($0) }
    utf8 = bytes
    width = text.utf16Length
    scalar = text.onlyScalar
  }

  /// The text itself.
  package var text: String { String(wellFormed: utf8) }

  /// Whether there is no text.
  package var isEmpty: Bool { utf8.isEmpty }

  /// Whether the text contains a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if let own = self.scalar { return own == scalar }
    return utf8.withScalars { $0.contains(scalar) }
  }
}

extension Symbol: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
