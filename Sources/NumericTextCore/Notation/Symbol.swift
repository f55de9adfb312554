// SPDX-License-Identifier: MIT

/// A string in a notation: a separator, a sign or an affix.
///
/// The engine copies symbols without interpreting them. Examples are `B/.`, `щ.д.` and a lone
/// U+200F.
package struct Symbol: Hashable, Sendable {
  /// The UTF-8 bytes.
  ///
  /// All other properties are computed from the bytes. Storing more references would make copying a
  /// notation slower.
  package let utf8: [UInt8]

  /// Creates a symbol from a string, which may be empty.
  package init(_ text: String) { self = text.withScalars { Symbol(utf8: $0) } }

  /// Creates a symbol from the scalars of a string.
  package init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    for scalar in scalars { for byte in scalar.utf8 { bytes.append(byte) } }
    utf8 = bytes
  }

  /// Creates an empty symbol.
  package init() { utf8 = [] }

  init(utf8 text: ScalarText) {
    var bytes: [UInt8] = []
    bytes.append(text)
    utf8 = bytes
  }

  /// Returns the symbol that consists of this one and `other`.
  func followed(by other: Symbol) -> Symbol { Symbol(String(joining: [text, other.text])) }

  /// Returns the symbol without `scalar`.
  func removing(_ scalar: Unicode.Scalar) -> Symbol {
    utf8.withScalars { text in
      let start = text.firstPosition(from: 0, upTo: text.count) { text.scalar(at: $0) == scalar }
      guard start < text.count else { return self }
      let rest = Symbol(utf8: text[text.after(start)..<text.count])
      return Symbol(utf8: text[0..<start]).followed(by: rest)
    }
  }

  /// The length in UTF-16 code units.
  package var width: Int { utf8.withScalars { $0.utf16Length } }

  /// The scalar if there is exactly one, otherwise nil.
  package var scalar: Unicode.Scalar? { utf8.withScalars { $0.onlyScalar } }

  /// The symbol as a string.
  package var text: String { String(wellFormed: utf8) }

  /// Whether the symbol is empty.
  package var isEmpty: Bool { utf8.isEmpty }

  /// Returns whether the symbol is exactly `scalar`.
  ///
  /// The lengths are compared first, which is usually enough.
  func isOnly(_ scalar: Unicode.Scalar) -> Bool {
    utf8.count == UTF8.width(scalar) && utf8.withScalars { $0.scalar(at: 0) == scalar }
  }

  /// Returns whether `text` contains this symbol at the byte offset `position`.
  func stands(in text: ScalarText, at position: Int) -> Bool {
    utf8.withScalars { text.has($0, at: position) }
  }

  /// Returns whether the symbol contains `scalar` directly before `next`.
  func contains(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
    utf8.withScalars { text in
      text.containsPosition { position in
        text.scalar(at: position) == next && text.scalar(before: position) == scalar
      }
    }
  }

  /// Returns whether the symbol contains a scalar.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    utf8.count >= UTF8.width(scalar) && utf8.withScalars { $0.contains(scalar) }
  }
}

// MARK: - Words

extension Symbol {
  /// The symbol without white space and invisible characters at its ends.
  package var word: Symbol { utf8.withScalars { Symbol(utf8: $0[$0.visibleRange]) } }

  /// Whether the symbol contains a character other than white space and invisible characters.
  package var isVisible: Bool { !word.isEmpty }

  /// Returns the number of bytes that this symbol occupies in `text` at `position`, or 0 if it
  /// isn't there.
  ///
  /// The scalar at `position` must be visible.
  func length(in text: ScalarText, at position: Int) -> Int {
    guard !isEmpty, position < text.count, text[position] == utf8[0] else { return 0 }
    return utf8.withScalars { text.length(ofWord: $0, at: position) }
  }
}

extension Symbol: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
