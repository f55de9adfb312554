// SPDX-License-Identifier: MIT

import NumericText

/// Performs the events of a script in an editing session.
struct ScriptPlayer<FieldValue: NumericTextBoundValue> {
  private var session: NumericTextSession<FieldValue>
  private var style: ScriptStyle

  init(_ style: ScriptStyle, initial: Numeral?) throws(ScriptError) {
    self.style = style
    session = NumericTextSession(
      value: try Self.bound(initial, "initial"),
      style: try style.style(for: FieldValue.Number.self)
    )
  }

  /// Performs an event and returns the resulting state.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - index: The index of the event in the script, for error messages.
  /// - Returns: The state of the field after the event.
  /// - Throws: `ScriptError` if the event contains a number that the value type cannot represent.
  mutating func play(_ event: ScriptEvent, at index: Int) throws(ScriptError) -> Script.State {
    let outcome = try perform(event, at: index)
    return Script.State(
      text: session.text,
      selection: session.selection,
      value: session.value.number?.numeral?.canonical.description,
      refusal: outcome?.refusal,
      clamped: outcome?.clampedTo?.numeral?.canonical.description,
      violation: session.violation,
      rest: session.rest
    )
  }

  private mutating func perform(
    _ event: ScriptEvent,
    at index: Int
  ) throws(ScriptError) -> NumericTextOutcome<FieldValue>? {
    switch event {
    case .field(let event, let times): perform(event, times: times)
    case .set(let number): session.set(value: try Self.bound(number, "events[\(index)].set"))
    case .style(let changes): try change(changes)
    }
  }

  /// Performs an event up to `times` times, and stops when the event changes nothing.
  private mutating func perform(_ event: Event, times: Int) -> NumericTextOutcome<FieldValue>? {
    var last: NumericTextOutcome<FieldValue>?
    for _ in 0..<times {
      let outcome = session.outcome(of: event)
      last = outcome
      if outcome.changes.isEmpty { break }
    }
    return last
  }

  private mutating func change(_ changes: JSONObject) throws(ScriptError) -> NumericTextOutcome<
    FieldValue
  >? {
    style = try style.changing(changes)
    return session.set(style: try style.style(for: FieldValue.Number.self))
  }

  /// Converts a number from the script to a value of the field.
  ///
  /// Null becomes nil, or zero if the field cannot be empty.
  private static func bound(_ numeral: Numeral?, _ key: String) throws(ScriptError) -> FieldValue {
    if numeral == nil, let empty = FieldValue(number: nil) { return empty }
    let number = FieldValue.Number(numeral: (numeral ?? .zero).canonical)
    guard let number, let bound = FieldValue(number: number) else {
      let digits = (numeral ?? .zero).description
      throw ScriptError(
        "\"\(key)\" is \(digits), which \(FieldValue.Number.self) cannot represent."
      )
    }
    return bound
  }
}
