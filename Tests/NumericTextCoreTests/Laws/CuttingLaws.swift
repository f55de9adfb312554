// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Cutting a part of a number and pasting it back gives the same number, or the paste is refused.
@Suite struct CuttingLaws {
  private static let rules: [RulesSample] = [
    .open, .optional, .cents, .wholeNumbers, .liveCents, .formattedOnCommit,
  ]

  @Test(arguments: NotationSample.allCases, rules)
  func aPartThatIsCutCanBePastedBack(_ notation: NotationSample, _ rules: RulesSample) throws {
    let field = Field(notation.notation, rules.rules)
    try withEvery("number", in: ["1234567", "1000000", "10203.25", "1001", "0.5"]) { number in
      var start = Session(field, value: numeral(number))
      _ = start.focus()
      let length = start.text.utf16.count
      try withEvery("lower", in: 0..<length) { lower in
        try withEvery("upper", in: lower + 1...length) { upper in
          var session = start
          _ = session.select(lower..<upper)
          try check(session)
        }
      }
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
