// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

@Suite struct RefusalTests {
  private static let all: [Refusal] = [
    .notANumber, .severalNumbers, .secondSeparator, .noFraction, .noSeparatorInMinorUnits,
    .tooManyIntegerDigits(limit: 7), .tooManyFractionDigits(limit: 7), .tooManyDigits(limit: 7),
    .negativeNotAllowed, .positiveNotAllowed, .outOfBounds, .rangeOutsideText, .textIsMarked,
    .noHistory, .notRepresentable,
  ]

  @Test(arguments: all)
  func descriptionIsASentence(_ refusal: Refusal) {
    #expect(refusal.description.first?.isUppercase == true)
    #expect(refusal.description.last == ".")
  }

  @Test func everyRefusalHasWordsAndANameOfItsOwn() {
    #expect(Set(Self.all.map { $0.description }).count == Self.all.count)
    #expect(Set(Self.all.map { $0.name }).count == Self.all.count)
  }

  @Test(arguments: [
    (Refusal.notANumber, "notANumber"), (.tooManyDigits(limit: 2), "tooManyDigits"),
    (.outOfBounds, "outOfBounds"), (.textIsMarked, "textIsMarked"), (.noHistory, "noHistory"),
  ])
  func nameIsThatOfTheCase(_ refusal: Refusal, _ name: String) {
    #expect(refusal.name == name)
  }

  @Test func limitIsTold() {
    #expect(Refusal.tooManyDigits(limit: 7).description.contains("7"))
    #expect(Refusal.tooManyIntegerDigits(limit: 7).description.contains("7"))
    #expect(Refusal.tooManyFractionDigits(limit: 7).description.contains("7"))
  }
}
