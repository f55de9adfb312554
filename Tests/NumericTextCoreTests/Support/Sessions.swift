// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Returns the numeral that a text such as `-12.50` represents.
///
/// If the text doesn't represent a numeral, the test fails.
func numeral(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Numeral {
  if let numeral = Numeral(text) { return numeral }
  Issue.record("\(text) is not a plain numeral", sourceLocation: sourceLocation)
  return Numeral()
}

/// Returns a session in which editing has started, with the text and the selection of `start`, such
/// as `1,23|4`.
func session(
  at start: String,
  in notation: Notation = .english,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Session {
  let field = Field(notation, Rules())
  let start = CaretText(start)
  let numeral = drawnNumeral(start.text, in: field.editing)
  var session = Session(field, value: numeral)
  _ = session.focus()
  if session.text != start.text { try? session.replace(with: numeral) }
  _ = session.select(start.selection)
  let shown = session.caretText
  if shown != start {
    Issue.record("The field cannot show \(start), only \(shown)", sourceLocation: sourceLocation)
  }
  return session
}

/// Returns the numeral that `text` shows in `notation`.
///
/// If `text` has no digits and is not empty, it is taken to be a lone minus sign.
private func drawnNumeral(_ text: String, in notation: Notation) -> Numeral {
  if let result = try? TextReader.read(text, with: Lexicon(notation)) {
    var numeral = result.numeral
    numeral.isNegative = result.isNegative ?? false
    return numeral
  }
  var lone = Numeral()
  lone.isNegative = !text.isEmpty
  return lone
}

extension Session {
  var caretText: CaretText { CaretText(text, selection) }
}
