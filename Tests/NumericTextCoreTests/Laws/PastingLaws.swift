// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// A pasted number is inserted as a whole, or refused.
@Suite struct PastingLaws {
  private static let presses: [Event] =
    Event.editsAndArrow + [
      .move(.start), .move(.start, extending: true), .paste("12.5"), .paste("-3"),
    ]

  /// A paste that is neither refused nor clamped replaces the selection, and nothing else, with the
  /// pasted digits.
  ///
  /// At the end of the number, pasted digits that don't fit may be missing.
  @Test(arguments: RulesSample.natural.filter { $0.rules.liveFraction == 0 }, ["12", "907"])
  func insertsOrRefusesAllPastedDigits(_ rules: RulesSample, _ text: String) throws {
    try explore(rules) { session in
      guard let state = session.activeState, !state.numeral.isZero else { return }
      var pasted = session
      let outcome = pasted.perform(.edit(.paste(text)))
      guard outcome.refusal == nil, !outcome.isClamped else { return }
      let units = Array(plain(state.numeral).utf16)
      let slots = Place(state.selection, state.layout).slots
      let whole =
        units[..<slots.lowerBound.index] + Array(text.utf16) + units[slots.upperBound.index...]
      let expected = Numeral(String(decoding: whole, as: UTF16.self)) ?? Numeral()
      let number = plain(pasted.state.numeral)
      let isTrimmed = slots.upperBound.index == units.count && !number.isEmpty
      let isWhole = Numeral(number)?.isSameNumber(as: expected) == true
      try hold(
        isWhole || (isTrimmed && plain(expected).hasPrefix(number)),
        "\(number) of \(expected)"
      )
    }
  }

  /// Returns the digits and the separator without the sign.
  private func plain(_ numeral: Numeral) -> String {
    String(numeral.description.drop { $0 == "-" })
  }

  private func explore(_ sample: RulesSample, _ law: (Session) throws -> Void) throws {
    let starts = Session.starts(.dollar, sample.rules)
    try withEverySession(from: starts, depth: 2, presses: Self.presses, law)
  }
}
