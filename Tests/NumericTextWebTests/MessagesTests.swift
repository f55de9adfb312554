// SPDX-License-Identifier: MIT

import Foundation
import NumericTextCore
import Testing

@testable import NumericTextWeb

/// Tests that lists in the JavaScript sources, such as the names of refusals, have the same order
/// as the engine's lists.
@Suite struct MessagesTests {
  private static let refusals: [NumericTextRefusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 7), .tooManyFractionDigits(limit: 7), .tooManyDigits(limit: 7),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable, .divisionByZero, .expressionTooLong, .notAllowed,
  ]

  @Test func javaScriptNamesRefusalsInTheEngineOrder() throws {
    let messages = try source("messages/messages.generated")
    let names = messages.keys(after: "ENGLISH = {").prefix(Self.refusals.count)
    #expect(Array(names) == Self.refusals.map(\.name))
    #expect(Self.refusals.map(\.status) == Array(1...Int32(names.count)))
  }

  @Test func theDirectionsOfDeletionsAndMovesHaveTheSameOrder() {
    let deletions: [EventNumber] = [.deleteBackward, .deleteForward, .deleteToStart, .deleteToEnd]
    let moves: [EventNumber] = [.moveBackward, .moveForward, .moveToStart, .moveToEnd]
    for (deletion, move) in zip(deletions, moves) {
      let isSameDirection =
        deletion.rawValue - EventNumber.deleteBackward.rawValue
        == move.rawValue - EventNumber.moveBackward.rawValue
      #expect(isSameDirection)
    }
  }

  @Test func javaScriptNamesChoicesInTheEngineOrder() throws {
    let types = try source("options/types.generated")
    func expect<Choice: CaseIterable>(_ choices: Choice.Type, of name: String) {
      let list = Choice.allCases.map { "\"\($0)\"" }.joined(separator: ", ")
      #expect(types.contains("  \(name): [\(list)],"), "\(name)")
    }
    expect(NumericTextEntry.self, of: "entry")
    expect(NumericTextFormatting.self, of: "formatting")
    expect(NumericTextEnforcement.self, of: "enforcement")
    expect(NumericTextSeparators.self, of: "separators")
    expect(NumericTextNormalizing.self, of: "normalizing")
    expect(Rounding.self, of: "rounding")
    expect(NumericTextTrailingZeros.self, of: "trailingZeros")
  }

  private func source(_ module: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent("../../Web/src/\(module).js").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
  }
}

extension String {
  /// Returns the keys of the JavaScript object literal that follows `start`.
  ///
  /// Each key must be on a line of its own.
  fileprivate func keys(after start: String) -> [String] {
    let behind = components(separatedBy: start).dropFirst().first ?? ""
    let stretch = behind.components(separatedBy: "};").first ?? ""
    return stretch.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first?.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}
