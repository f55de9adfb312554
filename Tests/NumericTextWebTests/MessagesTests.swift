// SPDX-License-Identifier: MIT

import Foundation
import NumericTextCore
import Testing

@testable import NumericTextWeb

/// The lists in the JavaScript sources have the same order as in the engine.
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

  @Test func javaScriptNamesEventsInTheEngineOrder() throws {
    let session = try source("engine/session")
    let events = EventNumber.allCases
    #expect(events.map(\.rawValue) == Array(1...Int32(events.count)))
    let named = events.filter { $0.rawValue <= EventNumber.scrub.rawValue }
    for event in named {
      #expect(session.contains("const \(capitals("\(event)")) = \(event.rawValue);"))
    }
    for (name, event) in [("DELETE", EventNumber.deleteBackward), ("MOVE", .moveBackward)] {
      #expect(session.contains("const \(name) = \(event.rawValue);"))
    }
    let ways: [EventNumber] = [.deleteForward, .deleteToStart, .deleteToEnd]
    #expect(ways.map { $0.rawValue - EventNumber.deleteBackward.rawValue } == [1, 2, 3])
    let moves: [EventNumber] = [.moveForward, .moveToStart, .moveToEnd]
    #expect(moves.map { $0.rawValue - EventNumber.moveBackward.rawValue } == [1, 2, 3])
  }

  @Test func javaScriptWritesStylePartsInTheEngineOrder() throws {
    let names = try source("options/style-record").comments(after: "return [\n    // digits")
    #expect(names == StylePart.allCases.map { "\($0)" })
  }

  /// Returns the name of a JavaScript constant: `TOGGLE_SIGN` for `toggleSign`.
  private func capitals(_ name: String) -> String {
    name.map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
  }

  private func source(_ module: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent("../../Web/src/\(module).js").standardizedFileURL
    return try String(contentsOf: file, encoding: .utf8)
  }
}

extension String {
  /// Returns the words of all comments in a JavaScript list.
  ///
  /// `start` is the beginning of the list, including `// digits`, the start of its first comment.
  fileprivate func comments(after start: String) -> [String] {
    let behind = components(separatedBy: start).dropFirst().first ?? ""
    let stretch = "// digits" + (behind.components(separatedBy: "];").first ?? "")
    return stretch.components(separatedBy: "// ").dropFirst().flatMap { comment in
      comment.components(separatedBy: "\n")[0].split(separator: " ").map { String($0) }
    }
  }

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
