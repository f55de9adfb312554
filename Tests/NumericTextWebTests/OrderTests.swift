// SPDX-License-Identifier: MIT

import Foundation
import NumericTextCore
import Testing

@testable import NumericTextWeb

/// Tests that lists whose entries JavaScript addresses by position have the engine's order.
@Suite struct OrderTests {
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
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent("../../Web/src/options/types.generated.js")
    let types = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
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
}
