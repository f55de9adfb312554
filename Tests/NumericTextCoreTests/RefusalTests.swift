// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RefusalTests {
  private static let all: [Refusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 7), .tooManyFractionDigits(limit: 7), .tooManyDigits(limit: 7),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable, .divisionByZero,
  ]

  @Test func everyRefusalHasAUniqueName() {
    #expect(Set(Self.all.map { $0.name }).count == Self.all.count)
  }

  @Test(arguments: [
    (Refusal.notANumber, "notANumber"), (.tooManyDigits(limit: 2), "tooManyDigits"),
    (.outOfBounds, "outOfBounds"), (.textIsMarked, "textIsMarked"), (.noHistory, "noHistory"),
  ])
  func isNamedAfterItsCase(_ refusal: Refusal, _ name: String) {
    #expect(refusal.name == name)
  }
}
