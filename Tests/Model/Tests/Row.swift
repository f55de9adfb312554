// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ReferenceModel

/// A row of a table of test cases: the initial text, the keys or the pasted text, and the resulting
/// text.
///
/// In `Row("12|3,456", "9", "1,29|3,456")` the user types 9. `|` is the caret, and `[` and `]`
/// enclose a selection. The key `⌫` is backspace, `⌦` is forward delete, and `⇤` is Home.
struct Row: CustomTestStringConvertible {
  var start: String
  var keys: String
  var result: String
  var style: String
  var paste: String?
  var isRefused = false

  init(_ start: String, _ keys: String, _ result: String, _ style: String = "") {
    self.start = start
    self.keys = keys
    self.result = result
    self.style = style
  }

  init(_ start: String, paste: String, _ result: String, _ style: String = "") {
    self.init(start, "", result, style)
    self.paste = paste
  }

  /// Creates a row whose last key is refused and changes nothing.
  static func refused(_ start: String, _ keys: String, _ style: String = "") -> Row {
    var row = Row(start, keys, start, style)
    row.isRefused = true
    return row
  }

  /// Creates a row whose last key is refused, after other keys that lead to `result`.
  static func refused(
    _ start: String,
    _ keys: String,
    gives result: String,
    _ style: String = ""
  ) -> Row {
    var row = Row(start, keys, result, style)
    row.isRefused = true
    return row
  }

  static func refused(_ start: String, paste: String, _ style: String = "") -> Row {
    var row = Row(start, paste: paste, start, style)
    row.isRefused = true
    return row
  }

  var testDescription: String { "\(start) \(paste ?? keys) \(result) {\(style)}" }
}

extension Row {
  /// Plays the row, and checks the text, the caret and the refusal.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var field = try Field(marked: start, style: style)
    #expect(field.marked == start, "cannot show the start", sourceLocation: sourceLocation)
    if let paste { field.perform(.paste(paste)) }
    for key in keys { field.perform(key.event) }
    #expect(field.marked == result, sourceLocation: sourceLocation)
    #expect(field.refused == isRefused, sourceLocation: sourceLocation)
  }
}

extension Character {
  var event: Event {
    switch self {
    case "⌫": .backspace(1)
    case "⌦": .delete(1)
    case "←": .arrow(.left)
    case "⇤": .arrow(.home)
    default: .type(self)
    }
  }
}

extension Field {
  /// Creates an active field that shows `marked`, a text with a caret or selection such as `12|3`.
  init(marked: String, style keys: String = "") throws {
    let style = try Style(keys: keys)
    let text = marked.filter { !"|[]".contains($0) }
    let body = text.replacing(style.prefix, with: "").replacing(style.suffix, with: "")
    var content = Content(isNegative: body.contains("-") || body.contains("("))
    content.characters = body.filter { $0.isASCIIDigit || $0 == style.decimalMark }
      .map { $0 == style.decimalMark ? "." : $0 }
    let number = content.number?.shifted(by: -style.scale)
    self.init(style: style, value: number)
    editing = Editing(content: content, selection: .caret(0))
    select(marked)
  }

  private mutating func select(_ marked: String) {
    let layout = layout
    guard let mark = marked.firstIndex(of: "|") else {
      let lower = marked.prefix { $0 != "[" }.utf16.count
      let upper = marked.prefix { $0 != "]" }.utf16.count - 1
      return select(lower, upper)
    }
    editing?.selection = .caret(layout.slot(nearest: marked[..<mark].utf16.count))
  }

  /// The shown text with marks for its caret or selection, such as `12|3` or `1[23]`.
  var marked: String {
    let state = state
    var units = Array(state.text.utf16)
    guard isActive else { return state.text }
    guard state.selection[0] < state.selection[1] else {
      units.insert(contentsOf: "|".utf16, at: state.selection[0])
      return String(decoding: units, as: UTF16.self)
    }
    units.insert(contentsOf: "]".utf16, at: state.selection[1])
    units.insert(contentsOf: "[".utf16, at: state.selection[0])
    return String(decoding: units, as: UTF16.self)
  }
}

extension Style {
  /// Creates a style from `keys`, a JSON object without its braces.
  init(keys: String) throws {
    self = try Style(JSON(parsing: "{\(keys)}").object ?? [:])
  }

  static let optional = #""optional":true"#
  static let dollars = #""kind":"currency","code":"USD""#
  static let yen = #""kind":"currency","code":"JPY""#
  static let till = dollars + #","entry":"minorUnits""#
  static let yenTill = yen + #","entry":"minorUnits""#
  static let live = #""trailingZeros":"live","precision":{"fraction":[2,2]}"#
  static let liveDouble = live + #","value":"Double""#
  static let cents = #""precision":{"fraction":[0,2]}"#
  static let whole = #""precision":{"fraction":[0,0]}"#
}
