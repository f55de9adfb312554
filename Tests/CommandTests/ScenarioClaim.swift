// SPDX-License-Identifier: MIT

import Foundation

/// What a scenario claims of one state.
///
/// What it does not name may be anything.
struct ScenarioClaim {
  /// A state as a front end reports it.
  struct State {
    var text: String
    var selection: Range<Int>
    var value: String?
    var refused: String?
    var clamped: String?
    var violation: String?
  }

  /// Whether the edit was refused.
  private enum Refusal {
    case none, any
    case named(String)
  }

  private var text: String?
  private var selection: Range<Int>?
  private var value: Value?
  private var refusal: Refusal?
  private var clamped: Value?
  private var violation: Value?

  /// A text or none.
  private enum Value {
    case none
    case text(String)

    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }
  }

  /// The claim that holds of every state.
  init() {}

  /// Reads a claim from JSON.
  init(_ members: [String: Any], _ place: String) throws(ScenarioError) {
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      guard try claim(key, member, place) else {
        throw ScenarioError("\(place): the claim \"\(key)\" is unknown or of the wrong type.")
      }
    }
  }

  var isEmpty: Bool {
    text == nil && selection == nil && value == nil && refusal == nil && clamped == nil
      && violation == nil
  }

  /// Takes over what another claim names.
  mutating func merge(_ other: ScenarioClaim) {
    text = other.text ?? text
    selection = other.selection ?? selection
    value = other.value ?? value
    refusal = other.refusal ?? refusal
    clamped = other.clamped ?? clamped
    violation = other.violation ?? violation
  }

  private mutating func claim(
    _ key: String,
    _ member: Any,
    _ place: String
  ) throws(ScenarioError) -> Bool {
    switch (key, member) {
    case ("text", let text as String): self.text = text
    case ("value", let number as String): value = .text(number)
    case ("value", is NSNull): value = Value.none
    case ("clamped", let bound as String): clamped = .text(bound)
    case ("clamped", is NSNull): clamped = Value.none
    case ("violation", let name as String): violation = .text(name)
    case ("violation", is NSNull): violation = Value.none
    case ("refused", let name as String): refusal = .named(name)
    case ("refused", is NSNull): refusal = Refusal.none
    case ("refused", let flag as Bool) where flag: refusal = .any
    case ("selection", let ends as [Int]) where ends.count == 2 && ends[0] <= ends[1]:
      selection = ends[0]..<ends[1]
    default: return false
    }
    return true
  }
}

// MARK: - Comparing

extension ScenarioClaim {
  /// What is claimed of a state but does not hold.
  func differences(from state: State) -> [String] {
    [
      textDifference(state), selectionDifference(state),
      Self.difference("value", value, state.value), refusalDifference(state),
      Self.difference("clamped", clamped, state.clamped),
      Self.difference("violation", violation, state.violation),
    ].compactMap { $0 }
  }

  /// Compares code units: characters that look alike are different texts.
  private func textDifference(_ state: State) -> String? {
    guard let text, !text.utf16.elementsEqual(state.text.utf16) else { return nil }
    return "text: expected \(text.debugDescription), got \(state.text.debugDescription)"
  }

  private func selectionDifference(_ state: State) -> String? {
    guard let selection, selection != state.selection else { return nil }
    return "selection: expected \(selection), got \(state.selection)"
  }

  private static func difference(_ name: String, _ claim: Value?, _ text: String?) -> String? {
    guard let claim, claim.text != text else { return nil }
    return "\(name): expected \(claim.text ?? "null"), got \(text ?? "null")"
  }

  private func refusalDifference(_ state: State) -> String? {
    let got = "got \(state.refused ?? "null")"
    return switch refusal {
    case nil: nil
    case .some(.none): state.refused == nil ? nil : "refused: expected null, \(got)"
    case .any: state.refused == nil ? "refused: expected a refusal, \(got)" : nil
    case .named(let name): state.refused == name ? nil : "refused: expected \(name), \(got)"
    }
  }
}
