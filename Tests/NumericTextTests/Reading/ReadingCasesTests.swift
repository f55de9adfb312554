// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct ReadingCasesTests {
  /// Parses only texts of several characters that are not all white space.
  ///
  /// A field would treat a single character as a typed key, and a blank text is refused as empty.
  @Test func everyCaseParsesAsExpected() throws {
    for reading in try ReadingCase.all()
    where reading.text.unicodeScalars.count > 1 && !reading.text.allSatisfy(\.isWhitespace) {
      let parsed = try reading.parsed()
      #expect(parsed == reading.expect, "\(reading.id): \(reading.text.debugDescription) is parsed")
    }
  }

  @Test func casesHaveUniqueNamesAndOneExpectation() throws {
    let cases = try ReadingCase.all()
    #expect(cases.count >= 300)
    #expect(Set(cases.map(\.id)).count == cases.count)
    for reading in cases {
      #expect((reading.expect.value == nil) != (reading.expect.refused == nil), "\(reading.id)")
      #expect(!reading.rule.isEmpty, "\(reading.id)")
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func everyExampleOfTheGuideIsACase() throws {
    let known = Set(try ReadingCase.all().map { GuideExample($0) })
    let examples = GuideExample.all()
    #expect(examples.count > 40)
    for example in examples {
      #expect(known.contains(example), "Reading.md says: \(example)")
    }
  }

  @Test func loneSurrogatesSeparateNumbers() {
    let text = String(decoding: [0x31, 0xD800, 0x32] as [UInt16], as: UTF16.self)
    #expect(throws: NumericTextRefusal.severalNumbers) {
      try NumericTextStyle<Decimal>.number.parse(text)
    }
  }

  /// Expects that a text 100 times as long takes less than 1,000 times as long to read.
  ///
  /// The additional factor of ten allows for a busy machine.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(arguments: ["1,", "\u{200B}", "$", "- ", "kr ", "k\u{200B}", "1 ", "一"])
  func readsInLinearTime(in part: String) {
    let short = duration(of: String(repeating: part, count: 200))
    let long = duration(of: String(repeating: part, count: 20_000))
    #expect(long / short < 1000)
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private func duration(of text: String) -> Duration {
    let style = NumericTextStyle<Decimal>.number.locale(Locale(identifier: "fa_IR"))
    let durations = (0..<3).map { _ in
      ContinuousClock().measure { _ = try? style.parse(text) }
    }
    return durations.min() ?? .zero
  }
}
