// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Cutting a part of a number and pasting it back gives the same number, or the paste is refused.
@Suite struct CuttingLaws {
  private static let rules: [RulesSample] = [
    .open, .optional, .cents, .wholeNumbers, .liveCents, .formattedOnCommit,
  ]

  @Test(arguments: Notation.samples, rules)
  func aPartThatIsCutCanBePastedBack(_ notation: Notation, _ rules: RulesSample) throws {
    let field = Field(notation, rules.rules)
    try withEvery("number", in: ["1234567", "1000000", "10203.25", "1001", "0.5"]) { number in
      var start = Session(field, value: numeral(number))
      _ = start.focus()
      try withEverySelection(of: start, check)
    }
  }

  private func check(_ start: Session) throws {
    let selection = start.selection
    guard !selection.isEmpty else { return }
    let part = start.text.slice(utf16: selection)
    var session = start
    guard session.deleteBackward().refusal == nil,
      session.paste(part).refusal == nil
    else { return }
    let isSame = session.state.numeral.isSameNumber(as: start.state.numeral)
    try hold(isSame, "\(part) is pasted as \(session.text)")
  }
}
