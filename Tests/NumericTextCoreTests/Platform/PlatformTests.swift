// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct PlatformTests {
  @Test(arguments: ["", "1", "kr.\u{A0}5", "a text that no small string holds", "元💶𞥑"])
  func stringsConvertToBytesAndBack(_ text: String) {
    let bytes = text.withScalars { scalars in (0..<scalars.count).map { scalars[$0] } }
    #expect(bytes == Array(text.utf8))
    let made = String(capacity: bytes.count + 3) { room in
      for place in bytes.indices { room[place] = bytes[place] }
      return bytes.count
    }
    #expect(made == text)
    #expect(made.utf8.count == bytes.count)
  }
}
