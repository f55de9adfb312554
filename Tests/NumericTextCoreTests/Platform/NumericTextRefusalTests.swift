// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct NumericTextRefusalTests {
  private static let all: [NumericTextRefusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 7), .tooManyFractionDigits(limit: 7), .tooManyDigits(limit: 7),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable, .divisionByZero, .expressionTooLong, .notAllowed,
    .empty,
  ]

  @Test func everyRefusalHasAUniqueName() {
    #expect(Set(Self.all.map { $0.name }).count == Self.all.count)
  }

  @Test(arguments: [
    (NumericTextRefusal.notANumber, "notANumber"), (.tooManyDigits(limit: 2), "tooManyDigits"),
    (.outOfBounds, "outOfBounds"), (.textIsMarked, "textIsMarked"), (.noHistory, "noHistory"),
  ])
  func isNamedAfterItsCase(_ refusal: NumericTextRefusal, _ name: String) {
    #expect(refusal.name == name)
  }
}
