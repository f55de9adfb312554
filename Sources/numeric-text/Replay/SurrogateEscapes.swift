// SPDX-License-Identifier: MIT

/// Replaces unpaired surrogate escapes in JSON: a `\ud800`…`\udfff` that has no second half.
///
/// Some platforms report the halves of a character as two separate keys. JSON can represent a
/// single half, but a Swift string cannot.
enum SurrogateEscapes {
  /// Returns the JSON text with unpaired surrogate escapes replaced by U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func repaired(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    var index = 0
    while let backslash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = backslash + length(ofEscapeAt: backslash, in: bytes)
      if index == backslash + 6, unit(at: backslash, in: bytes).map(isSurrogate) ?? false {
        bytes.replaceSubrange(backslash + 2..<index, with: "fffd".utf8)
      }
      index = min(index, bytes.count)
    }
    return bytes
  }

  /// Returns the length of the escape sequence at `index`, including both halves of a surrogate
  /// pair.
  private static func length(ofEscapeAt index: Int, in bytes: [UInt8]) -> Int {
    guard let first = unit(at: index, in: bytes) else { return 2 }
    guard isHigh(first), let second = unit(at: index + 6, in: bytes) else { return 6 }
    return isSurrogate(second) && !isHigh(second) ? 12 : 6
  }

  /// Returns the UTF-16 code unit of the escape sequence `\uXXXX` at `index`, or nil if there is
  /// none.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }

  private static func isSurrogate(_ unit: UInt16) -> Bool { (0xD800...0xDFFF).contains(unit) }
  private static func isHigh(_ unit: UInt16) -> Bool { (0xD800...0xDBFF).contains(unit) }
}
