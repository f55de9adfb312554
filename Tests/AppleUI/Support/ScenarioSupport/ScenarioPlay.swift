// SPDX-License-Identifier: MIT

import NumericText

@testable import NumericTextReplay

/// Plays a script in a front end, and compares the front end's states with those of the engine.
@MainActor
struct ScenarioPlay {
  private let place: String
  private let style: ScriptStyle
  private let initial: Numeral?
  private let events: [ScriptEvent]
  private let expected: [Script.State]

  /// Plays the script in the engine to determine the expected states.
  ///
  /// `place` names the script in messages.
  init(_ script: String, place: String) throws(ScriptError) {
    self.place = place
    let object = try JSONObject(line: script)
    style = try ScriptStyle(object.required("style", object.object))
    initial = try object.numeral("initial")
    events = try object.required("events", object.objects).map { event throws(ScriptError) in
      try ScriptEvent(event)
    }
    expected = try Script(object).play()
  }

  /// Whether an event between a separator key and a dash changes neither text nor selection, such
  /// as an arrow key at the end of the text.
  ///
  /// In the engine, a dash directly after a separator means zero cents, as in `5.–`, but a dash
  /// after another event is a sign. The system doesn't report an event without effect, so a field
  /// still treats the dash as zero cents.
  var hidesAnEvent: Bool {
    var (isAfterSeparator, isHidden) = (false, false)
    for (index, event) in events.enumerated() {
      if case .field(.edit(.type(let key)), _) = event {
        if isHidden, ["-", "–", "—", "−"].contains(key) { return true }
        (isAfterSeparator, isHidden) = ([".", ",", "٫"].contains(key), false)
      } else if index > 0, expected[index].looks(like: expected[index - 1]) {
        isHidden = isAfterSeparator
      } else {
        (isAfterSeparator, isHidden) = (false, false)
      }
    }
    return false
  }

  /// Plays the events in a field of `frontEnd`, and returns a message for each text, selection or
  /// value that is not as expected after an event.
  func differences(in frontEnd: any FrontEnd) throws -> [String] {
    try differences(in: frontEnd, bound: style.boundType)
  }

  private func differences<Bound: NumericTextBoundValue>(
    in frontEnd: any FrontEnd,
    bound: Bound.Type
  ) throws -> [String] {
    var style = style
    let field = frontEnd.field(
      value: try Self.bound(initial) as Bound,
      style: try style.style(for: Bound.Number.self)
    )
    var differences: [String] = []
    for (index, event) in events.enumerated() {
      try play(event, on: field, &style)
      differences += Self.compare(field, with: expected[index]).map {
        "\(place), event \(index): \($0)"
      }
    }
    return differences
  }

  private func play<Bound: NumericTextBoundValue>(
    _ event: ScriptEvent,
    on field: any PlayedField<Bound>,
    _ style: inout ScriptStyle
  ) throws(ScriptError) {
    switch event {
    case .set(let number): field.set(value: try Self.bound(number))
    case .style(let changes):
      style = try style.changing(changes)
      field.set(style: try style.style(for: Bound.Number.self))
    case .field(let event, let times): field.play(event, times: times)
    }
  }

  private static func compare<Bound: NumericTextBoundValue>(
    _ field: any PlayedField<Bound>,
    with state: Script.State
  ) -> [String] {
    var differences: [String] = []
    if !field.text.utf16.elementsEqual(state.text.utf16) {
      differences.append(
        "text: expected \(state.text.debugDescription), got \(field.text.debugDescription)"
      )
    }
    if let selection = field.selection, selection != state.selection {
      differences.append("selection: expected \(state.selection), got \(selection)")
    }
    let value = field.value.number?.numeral?.canonical.description
    if value != state.value {
      differences.append("value: expected \(state.value ?? "null"), got \(value ?? "null")")
    }
    return differences
  }

  /// Converts a number of the script to the type of the field's value.
  ///
  /// In a field that cannot be empty, nil becomes zero.
  private static func bound<Bound: NumericTextBoundValue>(
    _ numeral: Numeral?
  ) throws(ScriptError) -> Bound {
    if numeral == nil, let empty = Bound(number: nil) { return empty }
    let number = Bound.Number(numeral: (numeral ?? .zero).canonical)
    guard let number, let bound = Bound(number: number) else {
      throw ScriptError("\(Bound.self) cannot hold a number of the script.")
    }
    return bound
  }
}

extension Script.State {
  /// Returns whether this state and `other` have the same text and selection.
  fileprivate func looks(like other: Script.State) -> Bool {
    text == other.text && selection == other.selection
  }
}
