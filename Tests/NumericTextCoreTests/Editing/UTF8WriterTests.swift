// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct UTF8WriterTests {
  private static let sets = [DigitSet.ascii, DigitSet(zero: "٠"), DigitSet(zero: "०"), .adlam]

  @Test(arguments: sets)
  func digitsAreWrittenInTheirSet(_ set: DigitSet) throws {
    let digits = Digits((0..<60).map { UInt8($0 % 10) })
    try withEvery("start", in: 0...60) { start in
      try withEvery("end", in: start...60) { end in
        let text = UTF8Writer.text((end - start) * set.stride) {
          $0.write(digits, start..<end, set)
        }
        let expected = digits[start..<end].map { String(set[$0]) }.joined()
        try hold(text, is: expected, "text")
      }
    }
  }

  @Test(arguments: ["", "$", "щ.д.", "\u{200F}د.إ.\u{200F}", "a long symbol, longer than any"])
  func symbolsAreCopied(_ text: String) {
    let symbol = Symbol(text)
    let twice = UTF8Writer.text(symbol.utf8.count * 2) { writer in
      writer.write(symbol)
      writer.write(symbol)
    }
    #expect(twice == text + text)
  }

  @Test func textLongerThanItsRoomStopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = UTF8Writer.text(1) { $0.write(Symbol("kr.")) }
    }
  }
}

extension DigitSet {
  fileprivate static let adlam = DigitSet(zero: "\u{1E950}")
}
