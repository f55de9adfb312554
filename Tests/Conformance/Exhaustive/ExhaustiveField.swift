// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A field in which all short scripts are played.
struct ExhaustiveField: Sendable {
  let style: [String: JSON]

  /// The initial values, without formatting, such as `1234.5`, or nil for an empty field.
  let starts: [String?]

  /// The keys and actions from which the scripts are built.
  let keys: [JSON]

  /// Changes of the style that are tried after each key.
  static let changes: [JSON] = [
    ["locale": "ar_EG"], ["code": "JPY"], ["precision": ["fraction": [0, 0]]],
    ["bounds": ["5", "10"]], ["entry": "minorUnits"], ["entry": "natural"],
    ["formatting": "onCommit"], ["trailingZeros": "live"], ["enforcement": "reportOnly"],
  ]

  /// Reads the fields, with rules and notations of all kinds, from `fields.jsonl`.
  ///
  /// Each line contains a style, the initial values and the text that a paste inserts.
  static func all() throws -> [ExhaustiveField] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("fields.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      try ExhaustiveField(JSON(parsing: String(line)))
    }
  }

  private init(_ line: JSON) throws {
    style = line.object?["style"]?.object ?? [:]
    starts = line.object?["starts"]?.array?.map(\.string) ?? []
    keys = Self.keys(style, paste: line.object?["paste"] ?? "")
  }

  private static func keys(_ style: [String: JSON], paste: JSON) -> [JSON] {
    let keys = [
      style["allowsArithmetic"] == true ? ["+", "*", "/", "%", "="] : [],
      style["allowsMagnitudes"] == true ? ["k"] : [],
      style["allowsExponents"] == true ? ["e"] : [], ["0", "1", "9", ".", ",", "-", "(", ")"],
    ]
    return keys.joined().map { ["type": .string($0)] } + [
      ["backspace": 1], ["delete": 1], ["arrow": "left"], ["arrow": "home"], ["selectAll": true],
      ["paste": paste], ["undo": 1], ["blur": true], ["focus": true], ["scrub": 1],
      ["scrub": "cancel"],
    ]
  }
}
