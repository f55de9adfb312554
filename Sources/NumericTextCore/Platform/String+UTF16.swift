// SPDX-License-Identifier: MIT

// The public API uses UTF-16 offsets, as platforms do. They are computed from UTF-8, because the
// standard library's `UTF16View` would account for a tenth of the web engine's size.

extension String {
  /// The length in UTF-16 code units, like `utf16.count`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var utf16Length: Int { withScalars { $0.utf16Length } }

  /// Returns the part of the string in a range of UTF-16 offsets.
  ///
  /// Offsets out of bounds are clamped. An offset within a scalar is moved to the start of the
  /// scalar.
  package func slice(utf16 range: Range<Int>) -> String {
    slice(withScalars { $0.positions(utf16: range) })
  }

  /// Returns the part of the string in a range of byte positions.
  func slice(_ positions: Range<Int>) -> String { withScalars { String($0[positions]) } }

  /// Converts a range of byte positions to UTF-16 offsets.
  func utf16Range(_ positions: Range<Int>) -> Range<Int> {
    withScalars { text in
      let lower = text[0..<positions.lowerBound].utf16Length
      return lower..<lower + text[positions].utf16Length
    }
  }

  /// Returns the string after replacing a range of UTF-16 offsets.
  ///
  /// Offsets out of bounds are clamped. An offset within a scalar is moved to the start of the
  /// scalar.
  package func replacing(utf16 range: Range<Int>, with replacement: String) -> String {
    let (lower, upper) = withScalars { text in
      let positions = text.positions(utf16: range)
      let rest = positions.upperBound..<text.count
      return (String(text[0..<positions.lowerBound]), String(text[rest]))
    }
    return String(joining: [lower, replacement, upper])
  }

  /// Calls `body` with each UTF-16 code unit.
  ///
  /// A scalar outside the Basic Multilingual Plane consists of two code units.
  package func forEachUnit(_ body: (UInt16) -> Void) {
    withScalars { text in
      var position = 0
      while position < text.count {
        let scalar = text.scalar(at: position).value
        if scalar > 0xFFFF { body(UInt16(truncatingIfNeeded: 0xD7C0 + scalar >> 10)) }
        let last = scalar > 0xFFFF ? 0xDC00 | scalar & 0x3FF : scalar
        body(UInt16(truncatingIfNeeded: last))
        position = text.after(position)
      }
    }
  }
}

extension ScalarText {
  /// The length in UTF-16 code units: two for each scalar of four bytes, one for all others.
  var utf16Length: Int {
    var length = 0
    for position in 0..<count {
      let byte = self[position]
      if byte & 0xC0 != 0x80 { length += byte < 0xF0 ? 1 : 2 }
    }
    return length
  }

  /// Converts a range of UTF-16 offsets to byte positions.
  func positions(utf16 range: Range<Int>) -> Range<Int> {
    let lower = position(utf16: range.lowerBound)
    return lower..<max(lower, position(utf16: range.upperBound))
  }

  /// Converts a UTF-16 offset to a byte position.
  ///
  /// An offset out of bounds is clamped. An offset within a scalar is moved to the start of the
  /// scalar.
  func position(utf16 offset: Int) -> Int {
    var position = 0
    var rest = offset
    while rest > 0, position < count {
      let next = after(position)
      rest -= next - position < 4 ? 1 : 2
      if rest >= 0 { position = next }
    }
    return position
  }
}
