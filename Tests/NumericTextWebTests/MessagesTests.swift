// SPDX-License-Identifier: MIT

import Foundation
import NumericTextCore
import Testing

@testable import NumericTextWeb

/// JavaScript has lists of its own, in the engine's order and with its sentences.
@Suite struct MessagesTests {
  private static let refusals: [Refusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 7), .tooManyFractionDigits(limit: 7), .tooManyDigits(limit: 7),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable,
  ]

  @Test func refusalsAreNumberedInTheOrderOfTheirNames() throws {
    let names = try source("messages").keys(after: "messages = {").prefix(Self.refusals.count)
    #expect(Array(names) == Self.refusals.map(\.name))
    #expect(Self.refusals.map(\.status) == Array(1...Int32(names.count)))
  }

  @Test func everyRefusalHasTheEnginesSentence() throws {
    let messages = try source("messages")
    for refusal in Self.refusals {
      let sentence = refusal.description.replacingOccurrences(of: "7", with: "{limit}")
      #expect(messages.contains("\(refusal.name): \"\(sentence)\""))
    }
  }

  @Test func partsOfAStyleAreNumberedInTheOrderOfTheirNames() throws {
    let names = try source("style-record").comments(after: "return [\n    // digits")
    #expect(names == StylePart.allCases.map { "\($0)" })
  }

  private func source(_ module: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent("../../Web/src/\(module).js").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
  }
}

extension String {
  /// The words of the comments in a list, which starts with a comment of one word.
  fileprivate func comments(after start: String) -> [String] {
    let behind = components(separatedBy: start).dropFirst().first ?? ""
    let stretch = "// digits" + (behind.components(separatedBy: "];").first ?? "")
    return stretch.components(separatedBy: "// ").dropFirst().flatMap { comment in
      comment.components(separatedBy: "\n")[0].split(separator: " ").map { String($0) }
    }
  }

  /// The keys of an object that stands on lines of its own.
  fileprivate func keys(after start: String) -> [String] {
    let behind = components(separatedBy: start).dropFirst().first ?? ""
    let stretch = behind.components(separatedBy: "};").first ?? ""
    return stretch.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first?.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}
