// SPDX-License-Identifier: MIT

// Offsets are UTF-16 at the edges. They are counted from the bytes of a text, because the standard
// library's view of UTF-16 alone is a tenth of the engine for the web.

extension String {
  /// The length in UTF-16 units, the same as `utf16.count`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var utf16Length: Int { withScalars { $0.utf16Length } }

  /// The text between two UTF-16 offsets.
  ///
  /// Offsets outside are moved inside, and those inside a scalar to its start.
  package func slice(utf16 range: Range<Int>) -> String {
    slice(withScalars { $0.positions(utf16: range) })
  }

  /// The text between two positions of its bytes, where scalars start.
  func slice(_ positions: Range<Int>) -> String {
    let bytes = withScalars { text in
      var bytes: [UInt8] = []
      bytes.append(text[positions])
      return bytes
    }
    return String(wellFormed: bytes)
  }

  /// The UTF-16 offsets of two positions of the bytes, where scalars start.
  func utf16Range(_ positions: Range<Int>) -> Range<Int> {
    withScalars { text in
      let lower = text[0..<positions.lowerBound].utf16Length
      return lower..<lower + text[positions].utf16Length
    }
  }

  /// This text with a range of UTF-16 offsets replaced.
  ///
  /// Offsets outside are moved inside, and those inside a scalar to its start.
  package func replacing(utf16 range: Range<Int>, with replacement: String) -> String {
    let bytes = withScalars { text in
      let positions = text.positions(utf16: range)
      var bytes: [UInt8] = []
      bytes.append(text[0..<positions.lowerBound])
      replacement.withScalars { bytes.append($0) }
      bytes.append(text[positions.upperBound..<text.count])
      return bytes
    }
    return String(wellFormed: bytes)
  }

  /// Calls a function with each UTF-16 unit: two for a scalar outside the Basic Multilingual Plane.
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
  /// The length in UTF-16 units: one for each scalar, two for those of four bytes.
  var utf16Length: Int {
    var length = 0
    for position in 0..<count {
      let byte = self[position]
      if byte & 0xC0 != 0x80 { length += byte < 0xF0 ? 1 : 2 }
    }
    return length
  }

  /// The positions of two UTF-16 offsets.
  func positions(utf16 range: Range<Int>) -> Range<Int> {
    let lower = position(utf16: range.lowerBound)
    return lower..<max(lower, position(utf16: range.upperBound))
  }

  /// The position of a UTF-16 offset: inside the text, and where a scalar starts.
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
