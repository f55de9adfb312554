// SPDX-License-Identifier: MIT

import Foundation
package import NumericText

/// A JSON object with typed access to its members.
///
/// An error message includes the path of the member that is invalid.
package struct JSONObject {
  let members: [String: Any]
  private let path: String

  /// Parses a line of a replay file.
  package init(line: String) throws(ScriptError) {
    try self.init(line, name: "The line", hint: " Write one object per line.")
  }

  /// Parses the value of a command-line option such as `--style`.
  init(_ text: String, of option: String) throws(ScriptError) {
    try self.init(text, name: "'\(option)'")
  }

  private init(_ text: String, name: String, hint: String = "") throws(ScriptError) {
    let parsed: Any
    do {
      parsed = try JSONSerialization.jsonObject(
        with: Data(SurrogateEscapes.repaired(text)),
        options: .fragmentsAllowed
      )
    } catch {
      throw ScriptError("\(name) is not valid JSON.\(hint)")
    }
    guard let members = parsed as? [String: Any] else {
      throw ScriptError("\(name) is not a JSON object.")
    }
    self.init(members, path: "")
  }

  /// Creates an object that is not part of another one, so its path is empty.
  init(_ members: [String: Any]) { self.init(members, path: "") }

  private init(_ members: [String: Any], path: String) {
    self.members = members
    self.path = path
  }

  var keys: [String] { members.keys.sorted() }

  /// Returns an object with the members of both objects.
  ///
  /// If both have a value for the same key, the result has the value from `other`. If both values
  /// are objects, they are merged in the same way.
  ///
  /// Error messages use the path of `other`, because the new members come from there.
  func merging(_ other: JSONObject) -> JSONObject {
    JSONObject(Self.merge(members, other.members), path: other.path)
  }

  private static func merge(_ old: [String: Any], _ new: [String: Any]) -> [String: Any] {
    old.merging(new) { old, new in
      guard let old = old as? [String: Any], let new = new as? [String: Any] else { return new }
      return merge(old, new)
    }
  }

  /// Throws an error if the object has a member that is not in `known`.
  func check(known: Set<String>) throws(ScriptError) {
    guard let unknown = keys.first(where: { !known.contains($0) }) else { return }
    throw error(unknown, "is unknown. Valid keys are \(known.sorted().joined(separator: ", "))")
  }

  /// Returns whether the object has a member `key` whose value is not null.
  package func has(_ key: String) -> Bool { members[key].map { !($0 is NSNull) } ?? false }

  package func string(_ key: String) throws(ScriptError) -> String? {
    try read(key, "a string") { $0 as? String }
  }

  func strings(_ key: String) throws(ScriptError) -> [String]? {
    try read(key, "an array of strings") { $0 as? [String] }
  }

  func bool(_ key: String) throws(ScriptError) -> Bool? {
    try read(key, "true or false") {
      ($0 as? NSNumber).flatMap { $0.isBoolean ? $0.boolValue : nil }
    }
  }

  func int(_ key: String) throws(ScriptError) -> Int? {
    try read(key, "a whole number") { Self.int($0) }
  }

  /// Returns the value of `key` as JSON text.
  ///
  /// The value must be a string or a number.
  func label(_ key: String) throws(ScriptError) -> String? {
    try read(key, "a string or a number") { value in
      if let text = value as? String { return text.json }
      return (value as? NSNumber).flatMap { $0.isBoolean ? nil : "\($0)" }
    }
  }

  /// Throws an error unless the value of `key` is `true`.
  func checkTrue(_ key: String) throws(ScriptError) {
    _ = try required(key) { key throws(ScriptError) in
      try read(key, "true") {
        ($0 as? NSNumber).flatMap { $0.isBoolean && $0.boolValue ? true : nil }
      }
    }
  }

  func object(_ key: String) throws(ScriptError) -> JSONObject? {
    let path = path + key + "."
    return try read(key, "an object") { ($0 as? [String: Any]).map { JSONObject($0, path: path) } }
  }

  func objects(_ key: String) throws(ScriptError) -> [JSONObject]? {
    let path = path
    return try read(key, "an array of objects") { value in
      (value as? [[String: Any]])?.enumerated().map {
        JSONObject($0.element, path: "\(path)\(key)[\($0.offset)].")
      }
    }
  }

  /// Returns the value of `key` as a decimal number, from a JSON string or a JSON number.
  func numeral(_ key: String) throws(ScriptError) -> Numeral? {
    try read(key, "a plain decimal string such as \"-12.5\"") { Self.numeral($0) }
  }

  /// Returns the value of `key` as a pair of decimal numbers, each of which can be null.
  package func numerals(_ key: String) throws(ScriptError) -> (Numeral?, Numeral?)? {
    try pair(key, "two decimal strings or nulls") { Self.numeral($0) }
  }

  /// Returns the value of `key` as a pair of integers, each of which can be null.
  func ints(_ key: String) throws(ScriptError) -> (Int?, Int?)? {
    try pair(key, "two whole numbers or nulls") { Self.int($0) }
  }

  /// Returns the value of `key` as a range: a pair of its start and its end.
  func range(_ key: String) throws(ScriptError) -> Range<Int>? {
    guard let ends = try ints(key) else { return nil }
    guard case (let lower?, let upper?) = ends, lower <= upper else {
      throw error(key, "is not a range: [start, end] in UTF-16 offsets")
    }
    return lower..<upper
  }

  /// Returns the value of `key` as an array of integers.
  func list(_ key: String) throws(ScriptError) -> [Int]? {
    try read(key, "an array of whole numbers") { value in
      guard let values = value as? [Any] else { return nil }
      let numbers = values.compactMap { Self.int($0) }
      return numbers.count == values.count ? numbers : nil
    }
  }

  /// Returns the enumeration case whose name is the value of `key`.
  func option<Option: CaseIterable>(
    _ key: String,
    as type: Option.Type = Option.self
  ) throws(ScriptError) -> Option? {
    let names = Option.allCases.map { "\($0)" }
    let expected = "one of \(names.joined(separator: ", "))"
    return try read(key, expected) { value in
      Option.allCases.first { "\($0)" == value as? String }
    }
  }

  /// Returns an error about the object as a whole.
  func error(_ problem: String) -> ScriptError {
    ScriptError(path.isEmpty ? "\(problem)." : "\(path.dropLast()): \(problem).")
  }

  /// Returns the value of `key`, or throws an error if the object has no such member.
  func required<Value>(
    _ key: String,
    _ read: (String) throws(ScriptError) -> Value?
  ) throws(ScriptError) -> Value {
    guard let value = try read(key) else { throw error(key, "is missing") }
    return value
  }

  func error(_ key: String, _ problem: String) -> ScriptError {
    ScriptError("\"\(path)\(key)\" \(problem).")
  }

  private func read<Value>(
    _ key: String,
    _ expected: String,
    _ convert: (Any) -> Value?
  ) throws(ScriptError) -> Value? {
    guard let value = members[key], !(value is NSNull) else { return nil }
    guard let converted = convert(value) else { throw error(key, "is not \(expected)") }
    return converted
  }

  private func pair<Value>(
    _ key: String,
    _ expected: String,
    _ convert: (Any) -> Value?
  ) throws(ScriptError) -> (Value?, Value?)? {
    try read(key, expected) { value in
      guard let values = value as? [Any], values.count == 2 else { return nil }
      let converted = values.map { $0 is NSNull ? Optional(Value?.none) : convert($0).map { $0 } }
      guard let first = converted[0], let second = converted[1] else { return nil }
      return (first, second)
    }
  }

  private static func int(_ value: Any) -> Int? {
    guard let number = value as? NSNumber, !number.isBoolean else { return nil }
    return Int(number.stringValue)
  }

  private static func numeral(_ value: Any) -> Numeral? {
    let text = (value as? String) ?? (value as? NSNumber).flatMap { $0.isBoolean ? nil : "\($0)" }
    guard let numeral = text.flatMap({ Numeral($0) }), !numeral.digits.isEmpty else { return nil }
    return numeral
  }
}

extension NSNumber {
  /// Whether this is `true` or `false` rather than a number.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
