// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NumericTextReplay
import Testing

@testable import numeric_text

@Suite struct ConvertingCommandTests {
  /// Returns the results of a command for each of its texts, or the messages about the errors.
  private func results(_ arguments: String...) throws -> [String] {
    let command = try parserLock.withLock { try NumericTextCommand.parsed(arguments) }
    let converting = try #require(command as? any ConvertingCommand)
    let convert = try converting.converter()
    return converting.texts.map { text in
      switch convert(text) {
      case .success(let result): result
      case .failure(let reason): reason.description
      }
    }
  }

  @Test func formatReportsNumbersThatItCannotFormat() throws {
    #expect(
      try results("format", "1234.5", "-5", "abc", "") == [
        "1,234.5", "-5", "This is not a plain decimal number such as -1234.5.",
        "This is not a plain decimal number such as -1234.5.",
      ]
    )
    let bytes = try results("format", "255", "300", "--value", "UInt8")
    #expect(bytes == ["255", "UInt8 cannot represent 300."])
  }

  @Test func parseReportsTextsThatItCannotParse() throws {
    #expect(
      try results("parse", "1.234,56", "(5)", "abc", "") == [
        "1234.56", "-5", "This is not part of a number.", "The text is empty.",
      ]
    )
    let bytes = try results("parse", "255", "300", "--value", "UInt8")
    #expect(bytes == ["255", "UInt8 can only represent numbers from 0 to 255."])
  }

  @Test func commandWithoutTextsReadsLines() throws {
    #expect(try results("format", "--currency", "SEK") == [])
    #expect(try results("parse") == [])
  }

  @Test func errorsQuoteOnlyTheStartOfALongText() {
    #expect("\u{1B}[31mX\u{7}".shortened == #"\u{1B}[31mX\u{7}"#)
    #expect("1 234,56 kr".shortened == "1 234,56 kr")
    let long = String(repeating: "x", count: 100)
    #expect((long + "x").shortened == long + "…")
  }
}
