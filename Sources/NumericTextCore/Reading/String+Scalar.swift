// SPDX-License-Identifier: MIT

extension String {
  /// Whether the text is exactly one scalar, as one key types it.
  var isOneScalar: Bool {
    guard let first = utf8.first else { return false }
    return utf8.count == UTF8.length(startingWith: first)
  }

  /// The scalar of a text that has exactly one.
  var onlyScalar: Unicode.Scalar? { isOneScalar ? unicodeScalars.first : nil }
}

extension UTF8 {
  /// The length in bytes of the scalar that starts with a byte.
  fileprivate static func length(startingWith byte: UInt8) -> Int {
    byte < 0x80 ? 1 : (~byte).leadingZeroBitCount
  }
}
