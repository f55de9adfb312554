// SPDX-License-Identifier: MIT

// Source: Unicode Character Database 16, general categories Nd, Sc and Cf. The tables of the
// standard library would make the web engine much larger. A test compares them with the tables in
// this file for every scalar.

/// The decimal digits of all scripts.
enum UnicodeDigits {
  /// Returns the value of a decimal digit in any script or of a Chinese numeral, or nil for other
  /// scalars.
  static func value(of scalar: Unicode.Scalar) -> UInt8? {
    if let han = hanNumerals.firstIndex(of: scalar.value) { return UInt8(han % 10) }
    var low = 0
    var high = zeros.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if zeros[middle] <= scalar.value { low = middle } else { high = middle }
    }
    guard scalar.value >= zeros[low], scalar.value - zeros[low] < 10 else { return nil }
    return UInt8(truncatingIfNeeded: scalar.value - zeros[low])
  }

  /// The Chinese numerals from 〇 to 九, then 零, which is another zero.
  private static let hanNumerals: [UInt32] = [
    0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D, 0x96F6,
  ]

  /// The digit zero of every script.
  ///
  /// In Unicode, the digits from 1 to 9 directly follow the zero.
  private static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66,
    0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90,
    0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0,
    0xFF10, 0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450,
    0x114D0, 0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0,
    0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950,
    0x1FBF0,
  ]
}

/// Sets of scalars outside ASCII that can be next to a number.
enum ScalarTables {
  static func isCurrencySymbol(_ value: UInt32) -> Bool {
    switch value {
    case 0xA2...0xA5, 0x58F, 0x60B, 0x7FE...0x7FF, 0x9F2...0x9F3, 0x9FB, 0xAF1, 0xBF9, 0xE3F,
      0x17DB, 0x20A0...0x20C1, 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0...0xFFE1, 0xFFE5...0xFFE6,
      0x11FDD...0x11FE0, 0x1E2FF, 0x1ECB0:
      true
    default: false
    }
  }

  /// Returns whether a scalar is ignored in a text: a format character (category Cf), a variation
  /// selector from U+FE00 to U+FE0F, or the U+FFFC that dictation inserts as a placeholder.
  static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x180E,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xFFF9...0xFFFC, 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0001, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}
