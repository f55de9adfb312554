// SPDX-License-Identifier: MIT

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
    let text = try PackageFiles.text("Sources/NumericText/NumericText.docc/Bounds.md")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == Self.refusals.map { "| `\($0.name)` | \($0.description) |" })
  }
}
