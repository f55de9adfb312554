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

  /// A published value or none.
  private enum Value {
    case none
    case number(String)
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

  var isEmpty: Bool { text == nil && selection == nil && value == nil && refusal == nil }

  /// Takes over what another claim names.
  mutating func merge(_ other: ScenarioClaim) {
    text = other.text ?? text
    selection = other.selection ?? selection
    value = other.value ?? value
    refusal = other.refusal ?? refusal
  }

  private mutating func claim(
    _ key: String,
    _ member: Any,
    _ place: String
  ) throws(ScenarioError) -> Bool {
    switch (key, member) {
    case ("text", let text as String): self.text = text
    case ("value", let number as String): value = .number(number)
    case ("value", is NSNull): value = Value.none
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
      textDifference(state), selectionDifference(state), valueDifference(state),
      refusalDifference(state),
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

  private func valueDifference(_ state: State) -> String? {
    let expected: String?
    switch value {
    case nil: return nil
    case .some(.none): expected = nil
    case .number(let number): expected = number
    }
    guard expected != state.value else { return nil }
    return "value: expected \(expected ?? "null"), got \(state.value ?? "null")"
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
