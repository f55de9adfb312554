// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextWeb

@Suite struct StringUTF16Tests {
  /// The first and last code units that UTF-8 encodes in one, two and three bytes, and lone
  /// surrogates.
  private static let units: [UInt16] = [
    0, 0x31, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF,
  ]

  @Test func decodesAsTheStandardLibraryDoes() {
    for first in Self.units {
      for second in Self.units {
        for third in Self.units {
          let units = [first, second, third]
          let text = units.withUnsafeBufferPointer { String(utf16: $0) }
          #expect(text.utf8.elementsEqual(String(decoding: units, as: UTF16.self).utf8), "\(units)")
        }
      }
    }
  }

  @Test func decodesNoUnitsAsEmptyText() {
    #expect([UInt16]().withUnsafeBufferPointer { String(utf16: $0) } == "")
  }
}
