// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The locale that the examples use unless they specify another one.
let english = Locale(identifier: "en_US")

/// Returns the dollar field that the examples call `session`.
func dollars() -> NumericTextSession<Decimal> {
  NumericTextSession(
    value: 0,
    style: .currency(code: "USD").locale(english)
  )
}

/// Does nothing.
///
/// An example that only declares a variable compiles without a warning if the variable is passed to
/// this function.
func touch(_ value: inout some Any) {}

/// Discards a result that an example doesn't use.
func discard(_ result: some Any) {}

/// Returns a text as a reader sees it, with ordinary spaces and without invisible characters.
func seen(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if scalar.properties.isWhitespace {
      result += " "
    } else if scalar.properties.generalCategory != .format {
      result.unicodeScalars.append(scalar)
    }
  }
}

func seen(_ text: String?) -> String? { text.map(seen) }

func seen(_ refusal: NumericTextRefusal?) -> String? { refusal?.description }

/// Returns a number without formatting, such as `1234.5`, or the text `nil` for an empty value.
func plain(_ value: some NumericTextBoundValue) -> String {
  value.number?.numeral?.canonical.description ?? "nil"
}

/// The error for a trial (an entry such as `keys 12` in a guide's table) that cannot be played.
struct UnknownTrial: Error {
  let text: String
}

/// Plays a trial, such as `keys 12`, from a table in a guide, and returns the text of the field.
///
/// For the trial `value 5`, the field has the value 5 and no focus. For the trials `keys 12⌫`,
/// `from 5 keys 1` (the key 1 in a field with the value 5) and `paste 1,5`, it has focus, and the
/// text contains `|` at the caret. The key `⏎` commits and ends editing.
func shown<Value: NumericTextValue>(
  _ trial: String,
  in style: NumericTextStyle<Value>
) throws -> String {
  let words = trial.split(separator: " ", maxSplits: 1).map(String.init)
  guard words.count == 2 else { throw UnknownTrial(text: trial) }
  switch words[0] {
  case "value":
    let value = Numeral(words[1]).flatMap { Value(numeral: $0) }
    guard let value else { throw UnknownTrial(text: trial) }
    return seen(style.format(value))
  case "from":
    let parts = words[1].split(separator: " ", maxSplits: 2).map(String.init)
    let value = Numeral(parts[0]).flatMap { Value(numeral: $0) }
    guard let value, parts.count >= 2, parts[1] == "keys" else {
      throw UnknownTrial(text: trial)
    }
    let keys = parts.count == 3 ? parts[2] : ""
    return play(keys, in: NumericTextSession(value: value, style: style))
  case "keys": return play(words[1], in: NumericTextSession(value: Value?.none, style: style))
  case "paste":
    var session = NumericTextSession(value: Value?.none, style: style)
    let refusal = session.paste(words[1]).refusal
    return refusal == nil ? marked(session) : "refused"
  default: throw UnknownTrial(text: trial)
  }
}

private func play<Bound>(_ keys: String, in start: NumericTextSession<Bound>) -> String {
  var session = start
  session.focus()
  var isRefused = false
  for key in keys {
    let outcome =
      switch key {
      case "⌫": session.deleteBackward()
      case "⏎": session.blur()
      case "↑": session.step(by: 1)
      case "↓": session.step(by: -1)
      default: session.type(String(key))
      }
    isRefused = outcome.refusal != nil
  }
  return marked(session) + (isRefused ? " refused" : "")
}

/// Returns the text of the field, with `|` at the caret if the field has focus.
private func marked<Bound>(_ session: NumericTextSession<Bound>) -> String {
  guard session.isActive else { return seen(session.text) }
  let units = Array(session.text.utf16)
  let caret = session.selection.upperBound
  let head = String(decoding: units[..<caret], as: UTF16.self)
  let tail = String(decoding: units[caret...], as: UTF16.self)
  return seen(head) + "|" + seen(tail)
}
