// SPDX-License-Identifier: MIT

import Foundation

/// A case of the field test (see `FieldTest/README.md`): a field and the keys to press in it.
struct FieldCase: Decodable {
  /// The kind of the field, and its settings.
  struct Field: Decodable {
    let kind: String
    let locale: String
    let currency: String?
    let fraction: Int?
    let min: String?
    let max: String?
    let step: String?
    let initial: String?
    let attributes: [String: String]?
  }

  let id: String
  let field: Field
  let keys: [Step]
  let twin: [Step]?
}

extension FieldCase.Field {
  var place: Locale { Locale(identifier: locale) }

  /// The maximum number of fraction digits, or nil if the currency determines it.
  var fractionLimit: Int? {
    fraction ?? ["integer": 0, "decimal": 2, "percent": 0][kind]
  }

  var bounds: (min: Decimal?, max: Decimal?) {
    (min.flatMap { Decimal(string: $0) }, max.flatMap { Decimal(string: $0) })
  }

  /// The initial value; a percent field that shows 25 has the value 0.25.
  var initialValue: Decimal? {
    initial.flatMap { Decimal(string: $0) }.map { kind == "percent" ? $0 / 100 : $0 }
  }

  /// Returns the number that the field shows for `value` as plain digits, or an empty text for nil.
  func plain(_ value: Decimal?) -> String {
    value.map { kind == "percent" ? $0 * 100 : $0 }.map(\.description) ?? ""
  }
}

/// An action of the user, such as typing a text.
enum Step: Decodable {
  case type(String)
  case paste(String)
  case backspace(Int)
  case delete(Int)
  /// Selects the digits that `to` has in addition to `from`: `34` for `12` and `1234`.
  ///
  /// The number begins with `to`, and `to` begins with `from`. If `isBehindMark` is true, nothing
  /// is selected, and the caret is placed after the separator that follows `to`.
  case select(from: String, to: String, isBehindMark: Bool)
  case selectAll
  case leave
  case `return`

  private enum Key: String, CodingKey {
    case type, paste, press, times, held, caret, after, select, leave, `return`
  }

  init(from decoder: any Decoder) throws {
    let step = try decoder.container(keyedBy: Key.self)
    let key = try step.decodeIfPresent(String.self, forKey: .press)
    let times = try step.decodeIfPresent(Int.self, forKey: .times) ?? 1
    if let text = try step.decodeIfPresent(String.self, forKey: .type) {
      self = .type(text)
    } else if let text = try step.decodeIfPresent(String.self, forKey: .paste) {
      self = .paste(text)
    } else if let key, !step.contains(.held), key == "Backspace" || key == "Delete" {
      self = key == "Backspace" ? .backspace(times) : .delete(times)
    } else if let place = try step.decodeIfPresent(String.self, forKey: .caret) {
      let isBehindMark = try step.decodeIfPresent(Bool.self, forKey: .after) ?? false
      self = .select(from: place, to: place, isBehindMark: isBehindMark)
    } else if let ends = try? step.decode([String].self, forKey: .select) {
      self = .select(from: ends[0], to: ends[1], isBehindMark: false)
    } else if step.contains(.select) {
      self = .selectAll
    } else if step.contains(.leave) {
      self = .leave
    } else if step.contains(.return) {
      self = .return
    } else {
      throw Problem("The case needs a window.")
    }
  }
}
