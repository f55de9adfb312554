// SPDX-License-Identifier: MIT

extension Session {
  /// Turns the sign around, for a button beside a keyboard that has no minus of its own.
  package mutating func toggleSign() -> Outcome {
    activated { session throws(Refusal) in
      let caret = session.selection.upperBound
      let isNegative = session.held.numeral.isNegative
      let edit = Edit(caret..<caret, with: "", .signed(isNegative: !isNegative))
      return try session.perform(edit)
    }
  }
}
