// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

@Suite struct RefusalTableTests {
  private static let refusals: [NumericTextRefusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 3), .tooManyFractionDigits(limit: 2), .tooManyDigits(limit: 5),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable, .divisionByZero, .expressionTooLong, .notAllowed,
    .empty,
  ]

  @Test func guideListsEveryRefusalWithItsSentence() throws {
    let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let page = "Sources/NumericText/NumericText.docc/Bounds.md"
    let text = try String(contentsOf: package.appendingPathComponent(page), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == Self.refusals.map { "| `\($0.name)` | \($0.description) |" })
  }
}
