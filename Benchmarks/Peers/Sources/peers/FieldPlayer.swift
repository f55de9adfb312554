// SPDX-License-Identifier: MIT

import Foundation

/// Plays the cases of the field test in the fields of a library.
struct FieldPlayer {
  let peer: FieldPeer

  /// Prints a line of JSON for each case in a file: its `FieldReport`, or the reason why the case
  /// does not apply.
  func play(_ path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    for line in lines {
      let answer: Data
      do {
        let report = try report(JSONDecoder().decode(FieldCase.self, from: Data(line.utf8)))
        answer = try JSONEncoder().encode(report)
      } catch {
        answer = try JSONEncoder().encode(["id": Self.id(of: line), "reason": "\(error)"])
      }
      print(String(decoding: answer, as: UTF8.self))
    }
  }

  private static func id(of line: Substring) -> String {
    struct Name: Decodable { let id: String }
    return (try? JSONDecoder().decode(Name.self, from: Data(line.utf8)).id) ?? ""
  }

  private func report(_ test: FieldCase) throws -> FieldReport {
    let seen = try seen(test, keys: test.keys)
    let twin = try test.twin.map { try self.seen(test, keys: $0) }
    return FieldReport(id: test.id, before: seen.before, after: seen.after, twin: twin)
  }

  private func seen(_ test: FieldCase, keys: [Step]) throws -> FieldReport.Seen {
    guard test.field.attributes == nil, test.field.step == nil else {
      throw Problem("The case needs a window.")
    }
    var field = try peer.makeField(test)
    field.enter()
    for step in keys { Self.take(step, in: &field, of: test.field) }
    let before = Self.state(of: field, in: test.field)
    field.leave()
    return FieldReport.Seen(before: before, after: Self.state(of: field, in: test.field))
  }

  private static func take(
    _ step: Step,
    in field: inout any TestedField,
    of given: FieldCase.Field
  ) {
    switch step {
    case .type(let text):
      for key in text { field.replace(field.selection, with: String(key), isPasted: false) }
    case .paste(let text): field.replace(field.selection, with: text, isPasted: true)
    case .backspace(let times): for _ in 0..<times { delete(backward: true, in: &field) }
    case .delete(let times): for _ in 0..<times { delete(backward: false, in: &field) }
    case .selectAll: field.selection = 0..<field.text.utf16.count
    case .select(let from, let to, let isBehindMark):
      var end = offset(after: to, in: field.text, of: given)
      if isBehindMark { end += 1 }
      field.selection = (isBehindMark ? end : offset(after: from, in: field.text, of: given))..<end
    case .leave: field.leave()
    case .return:
      field.enter()
      let digits = field.text.filter(\.isWholeNumber)
      let end = offset(after: String(digits), in: field.text, of: given)
      field.selection = end..<end
    }
  }

  private static func delete(backward: Bool, in field: inout any TestedField) {
    var range = field.selection
    if range.isEmpty {
      let text = field.text
      let caret = String.Index(utf16Offset: range.lowerBound, in: text)
      if backward, caret > text.startIndex {
        range = text.index(before: caret).utf16Offset(in: text)..<range.upperBound
      } else if !backward, caret < text.endIndex {
        range = range.lowerBound..<text.index(after: caret).utf16Offset(in: text)
      }
    }
    if !range.isEmpty { field.replace(range, with: "", isPasted: false) }
  }

  /// Returns the UTF-16 offset in `text` after the digits of `content`: after `12` in `$1,234`, the
  /// offset is 4.
  ///
  /// If `content` ends with a point, the offset is after the decimal separator.
  private static func offset(
    after content: String,
    in text: String,
    of given: FieldCase.Field
  ) -> Int {
    var rest = content.filter(\.isWholeNumber).count
    var place = text.startIndex
    if rest == 0 { place = text.firstIndex(where: \.isWholeNumber) ?? text.startIndex }
    while rest > 0, place < text.endIndex {
      if text[place].isWholeNumber { rest -= 1 }
      place = text.index(after: place)
    }
    let decimal = given.place.decimalSeparator ?? "."
    if content.hasSuffix("."), text[place...].hasPrefix(decimal) {
      place = text.index(after: place)
    }
    return place.utf16Offset(in: text)
  }

  private static func state(of field: any TestedField, in given: FieldCase.Field) -> FieldState {
    let format = Decimal.FormatStyle(locale: given.place).grouping(.never)
    return FieldState(
      text: field.text,
      value: given.plain(field.value),
      start: field.selection.lowerBound,
      end: field.selection.upperBound,
      decimal: given.place.decimalSeparator ?? ".",
      digits: (0...9).map { format.format(Decimal($0)) }
    )
  }
}
