// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct UTF8WriterTests {
  private static let sets = [DigitSet.ascii, DigitSet(zero: "٠"), DigitSet(zero: "०"), .adlam]

  private func text(
    _ byteCount: Int,
    _ digits: Digits,
    _ notation: Notation,
    _ draw: (inout UTF8Writer, Glyphs) -> Void
  ) -> String {
    let glyphs = Glyphs(notation)
    return UTF8Writer.text(byteCount, digits, glyphs) { draw(&$0, glyphs) }
  }

  @Test(arguments: sets)
  func digitsAreWrittenInTheirSet(_ set: DigitSet) throws {
    let digits = Digits((0..<60).map { UInt8($0 % 10) })
    try withEvery("row", in: [digits, digits.slice(0..<40), digits.slice(0..<33)]) { digits in
      try withEvery("start", in: 0...digits.count) { start in
        try withEvery("end", in: start...digits.count) { end in
          let length = (end - start) * set.stride
          let text = text(length, digits, Notation(digits: set)) { writer, _ in
            writer.drawDigits(start..<end)
          }
          let expected = digits[start..<end].map { String(set[$0]) }.joined()
          try hold(text, is: expected, "text")
        }
      }
    }
  }

  @Test(arguments: ["", "$", "щ.д.", "\u{200F}د.إ.\u{200F}", "a long symbol, longer than any"])
  func symbolsAreCopied(_ text: String) {
    let notation = Notation(groupSeparator: Symbol(text))
    let twice = self.text(text.utf8.count * 2, Digits(), notation) { writer, glyphs in
      writer.draw(glyphs.groupSeparator, .groupSeparator)
      writer.draw(glyphs.groupSeparator, .groupSeparator)
    }
    #expect(twice == text + text)
  }

  @Test func textLongerThanItsRoomStopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      let glyphs = Glyphs(Notation(groupSeparator: "kr."))
      _ = UTF8Writer.text(1, Digits(), glyphs) { $0.draw(glyphs.groupSeparator, .groupSeparator) }
    }
  }
}

extension DigitSet {
  fileprivate static let adlam = DigitSet(zero: "\u{1E950}")
}
