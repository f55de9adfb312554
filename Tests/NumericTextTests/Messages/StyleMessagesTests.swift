// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

/// Tests of the sentences that contain numbers in the notation of a field.
@Suite struct StyleMessagesTests {
  private typealias Style = NumericTextStyle<Decimal>

  private static let number = Style.number.locale(.english)

  @Test(arguments: [
    (number.bounds(1...99), "The number must be between 1 and 99."),
    (number.bounds(0...), "The number must be 0 or more."),
    (number.bounds(...(-5)), "The number must be -5 or less."),
    (number, "The number is out of bounds."),
    (number.bounds(0.25...7.5).precision(fraction: 0), "The number must be between 1 and 7."),
    (number.bounds(0...2000).suffix(" kg"), "The number must be between 0 kg and 2,000 kg."),
    (number.bounds(0...5).zero("Free"), "The number must be between 0 and 5."),
    (.percent.locale(.english).bounds(0...0.5), "The number must be between 0% and 50%."),
    (
      .currency(code: "SEK").locale(Locale(identifier: "sv_SE")).bounds(0...1000),
      "Talet måste vara mellan 0,00 kr och 1 000,00 kr."
    ),
  ])
  func boundsAreInTheNotationOfTheStyle(_ style: NumericTextStyle<Decimal>, _ sentence: String) {
    let message = style.refusalMessage(for: .outOfBounds)
    #expect(message.replacingOccurrences(of: "\u{A0}", with: " ") == sentence)
  }

  @Test func boundsOfSmallIntegersAreThoseOfTheType() {
    func message<Value: NumericTextValue>(_ style: NumericTextStyle<Value>) -> String {
      style.locale(.english).refusalMessage(for: .outOfBounds)
    }
    #expect(message(NumericTextStyle<UInt8>.number) == "The number must be between 0 and 255.")
    #expect(message(.number.bounds((5 as Int8)...)) == "The number must be between 5 and 127.")
    #expect(message(.number.bounds(5...)) == "The number must be 5 or more.")
    #expect(message(NumericTextStyle<Int>.number) == "The number is out of bounds.")
  }

  @Test func idleFormatDoesNotShortenTheBound() {
    let style = Self.number.bounds(...1_234_567).idleFormat(.number.notation(.compactName))
    #expect(style.refusalMessage(for: .outOfBounds) == "The number must be 1,234,567 or less.")
    #expect(style.clampMessage(for: 1_234_567).hasPrefix("Changed to 1,234,567, "))
  }

  @Test func otherRefusalsHaveTheirOwnSentence() {
    for refusal in [NumericTextRefusal.noFraction, .tooManyDigits(limit: 2), .empty] {
      let message = Self.number.bounds(1...99).refusalMessage(for: refusal)
      #expect(message == refusal.message(in: .english))
    }
  }

  @Test func onlyOutcomesOfViolationsHaveAMessageIfTheyAreReported() {
    let style = Self.number.bounds(1...99).enforcement(.reportOnly)
    var session = NumericTextSession(value: 9 as Decimal, style: style)
    #expect(session.message(for: session.type("9")) == nil)
    #expect(session.message(for: session.type("9")) == "The number is above the maximum.")
    #expect(session.message(for: session.set(value: 50)) == nil)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{A0}"])
  func emptyTextIsCalledEmpty(_ text: String) {
    #expect(throws: NumericTextRefusal.empty) { try Self.number.parse(text) }
    #expect(NumericTextRefusal.empty.description == "The text is empty.")
  }

  @Test func textWithoutDigitsIsNotEmpty() {
    #expect(throws: NumericTextRefusal.notANumber) { try Self.number.parse("kr") }
  }
}
