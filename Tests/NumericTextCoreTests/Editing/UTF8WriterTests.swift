// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct UTF8WriterTests {
  private static let sets = [DigitSet.ascii, DigitSet(zero: "٠"), DigitSet(zero: "०"), .adlam]

  private func text(_ byteCount: Int, _ draw: (inout UTF8Writer) -> Void) -> String {
    String(unsafeUninitializedCapacity: byteCount) { room in
      var writer = UTF8Writer(room: room)
      draw(&writer)
      return writer.count
    }
  }

  @Test(arguments: sets)
  func writesDigitsInTheirDigitSet(_ set: DigitSet) throws {
    let glyphs = Glyphs(Notation(digits: set))
    let row = NumeralDigits((0..<60).map { UInt8($0 % 10) })
    try withEvery("row", in: [row, row.slice(0..<40), row.slice(0..<33)]) { digits in
      try withEvery("start", in: 0...digits.count) { start in
        try withEvery("end", in: start...digits.count) { end in
          let text = text((end - start) * set.stride) { writer in
            digits.forEach(in: start..<end) { writer.draw($0, with: glyphs) }
          }
          let expected = digits[start..<end].map { String(set[$0]) }.joined()
          try hold(text, is: expected, "text")
        }
      }
    }
  }

  @Test(arguments: ["", "$", "щ.д.", "\u{200F}د.إ.\u{200F}", "a long symbol, longer than any"])
  func copiesSymbols(_ text: String) {
    let glyphs = Glyphs(Notation(groupSeparator: Symbol(text)))
    let twice = self.text(text.utf8.count * 2) { writer in
      writer.draw(glyphs.groupSeparator, with: glyphs)
      writer.draw(glyphs.groupSeparator, with: glyphs)
    }
    #expect(twice == text + text)
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func trapsOnTextLongerThanItsBuffer() async {
      await #expect(processExitsWith: .failure) {
        let glyphs = Glyphs(Notation(groupSeparator: "kr."))
        _ = String(unsafeUninitializedCapacity: 1) { room in
          var writer = UTF8Writer(room: UnsafeMutableBufferPointer(rebasing: room[..<1]))
          writer.draw(glyphs.groupSeparator, with: glyphs)
          return writer.count
        }
      }
    }
  #endif
}

extension DigitSet {
  fileprivate static let adlam = DigitSet(zero: "\u{1E950}")
}
