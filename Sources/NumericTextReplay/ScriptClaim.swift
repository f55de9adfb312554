// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The properties that a script expects of the field after one event.
///
/// A property that the script doesn't mention can have any value.
struct ScriptClaim {
  /// The expected refusal: none, any, or a specific one.
  private enum NumericTextRefusal {
    case none, any
    case named(String)
  }

  /// The expected value of a property that can be null.
  ///
  /// The case `none` stands for null.
  private enum Value {
    case none
    case text(String)

    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  private var text: String?
  private var selection: Range<Int>?
  private var value: Value?
  private var refusal: NumericTextRefusal?
  private var clamped: Value?
  private var violation: Value?
  private var rest: [String]?

  init(_ object: JSONObject) throws(ScriptError) {
    try object.check(
      known: ["text", "selection", "value", "refused", "clamped", "violation", "rest"]
    )
    text = try object.string("text")
    selection = try object.range("selection")
    value = try Self.value("value", object)
    clamped = try Self.value("clamped", object)
    violation = try Self.value("violation", object)
    refusal = try Self.refusal(object)
    rest = try object.strings("rest")
  }

  var isEmpty: Bool {
    text == nil && selection == nil && value == nil && refusal == nil && clamped == nil
      && violation == nil && rest == nil
  }
}

// MARK: - Reading

extension ScriptClaim {
  /// Returns the expected value of the property `key`, or nil if the script doesn't mention it.
  private static func value(_ key: String, _ object: JSONObject) throws(ScriptError) -> Value? {
    guard object.members[key] != nil else { return nil }
    return try object.string(key).map { .text($0) } ?? Value.none
  }

  private static func refusal(_ object: JSONObject) throws(ScriptError) -> NumericTextRefusal? {
    guard let member = object.members["refused"] else { return nil }
    if member is NSNull { return NumericTextRefusal.none }
    if let name = member as? String { return .named(name) }
    try object.checkTrue("refused")
    return .any
  }
}

// MARK: - Comparing

extension ScriptClaim {
  /// Returns a message for each property of `state` that differs from the claim.
  ///
  /// Texts are compared by code units: `é` as one scalar differs from `e` with a combining accent.
  func differences(from state: Script.State) -> [String] {
    [
      shownDifference(state),
      Self.difference("value", value, state.value),
      refusalDifference(state),
      Self.difference("clamped", clamped, state.clamped),
      Self.difference("violation", violation, state.violation?.name),
      restDifference(state),
    ].compactMap { $0 }
  }

  /// Returns a message if the text or the selection differs from the claim, otherwise nil.
  ///
  /// The message shows a selection only if the claim includes one.
  private func shownDifference(_ state: Script.State) -> String? {
    let text = text ?? state.text
    let isSame = text.utf16.elementsEqual(state.text.utf16)
    guard !isSame || (selection ?? state.selection) != state.selection else { return nil }
    let expected = MarkedText.line(text, selection)
    let got = MarkedText.line(state.text, selection == nil ? nil : state.selection)
    return "expected \(expected), got \(got)"
  }

  private static func difference(_ name: String, _ claim: Value?, _ text: String?) -> String? {
    guard let claim, claim.text != text else { return nil }
    return "\(name): expected \(claim.text ?? "null"), got \(text ?? "null")"
  }

  private func restDifference(_ state: Script.State) -> String? {
    guard let rest, rest != state.rest else { return nil }
    return "rest: expected \(rest), got \(state.rest)"
  }

  private func refusalDifference(_ state: Script.State) -> String? {
    let name = state.refusal?.name
    let got = "got \(name ?? "null")"
    return switch refusal {
    case nil: nil
    case .some(.none): name == nil ? nil : "refused: expected null, \(got)"
    case .any: name == nil ? "refused: expected a refusal, \(got)" : nil
    case .named(let expected): name == expected ? nil : "refused: expected \(expected), \(got)"
    }
  }
}

/// The states that a script expects after its events.
struct ScriptClaims {
  /// The expected states, each with the index of the event after which it is expected.
  ///
  /// A claim without properties accepts any state.
  private var claims: [(event: Int, claim: ScriptClaim)] = []

  /// Reads the claims of a script.
  ///
  /// The member `states` contains a claim for each event. The member `expect` contains another
  /// claim for the last event. Both members are optional.
  ///
  /// - Parameters:
  ///   - object: The script.
  ///   - count: The number of events in the script.
  /// - Throws: `ScriptError` if a claim cannot be read.
  init(_ object: JSONObject, count: Int) throws(ScriptError) {
    if let states = try object.objects("states") {
      guard states.count == count else {
        throw object.error("states", "has \(states.count) states, but \"events\" has \(count)")
      }
      for (event, state) in states.enumerated() { claims.append((event, try ScriptClaim(state))) }
    }
    if let expected = try object.object("expect") {
      guard count > 0 else { throw object.error("expect", "requires at least one event") }
      claims.append((count - 1, try ScriptClaim(expected)))
    }
  }

  /// Whether any states fulfill the claims.
  var isEmpty: Bool { claims.allSatisfy(\.claim.isEmpty) }

  /// Returns a message for each difference between `states` and the claims.
  ///
  /// A message starts with the number of the event, counted from one.
  func differences(from states: [Script.State]) -> [String] {
    claims.flatMap { event, claim in
      claim.differences(from: states[event]).map { "after event \(event + 1): \($0)" }
    }
  }
}
