// SPDX-License-Identifier: MIT

import Foundation

/// A JSON value.
///
/// The members of an object are written in the order of their names, so that equal values have
/// equal text.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Parses a JSON text.
  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  package var string: String? { if case .string(let string) = self { string } else { nil } }
  package var number: Int? { if case .number(let number) = self { number } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  package var array: [JSON]? { if case .array(let array) = self { array } else { nil } }
  package var object: [String: JSON]? { if case .object(let object) = self { object } else { nil } }
}

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension JSON: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): String(bool)
    case .number(let number): String(number)
    case .string(let string): Self.quoted(string)
    case .array(let array): "[" + array.map(\.description).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }
        .map { Self.quoted($0.key) + ":" + $0.value.description }
        .joined(separator: ",") + "}"
    }
  }

  /// Returns a JSON string in which all invisible characters are escaped.
  private static func quoted(_ string: String) -> String {
    let escaped = string.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.isShown: String(scalar)
      default:
        String(scalar).utf16
          .map { "\\u" + String(format: "%04x", Int($0)) }.joined()
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .spaceSeparator: self == " "
    default: self != "\u{FFFC}"
    }
  }
}

// MARK: - Literals

extension JSON: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .number(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
