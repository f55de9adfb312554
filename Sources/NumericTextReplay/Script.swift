// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The script in one line of a replay file: a style, an initial value and events.
struct Script {
  /// The state of the field after an event.
  struct State: Hashable {
    var text: String
    var selection: Range<Int>
    var value: String?
    var refusal: NumericTextRefusal?

    /// The bound to which the number was clamped, or nil if it was not clamped.
    var clamped: String?

    /// The rule that the value violates, or nil if it violates none.
    var violation: NumericTextViolation?

    /// The cells of a pasted table, except the first.
    var rest: [String] = []
  }

  private let style: ScriptStyle
  private let initial: Numeral?
  private let events: [ScriptEvent]

  init(_ object: JSONObject) throws(ScriptError) {
    style = try ScriptStyle(object.required("style", object.object))
    initial = try object.numeral("initial")
    events = try object.required("events", object.objects).map { event throws(ScriptError) in
      try ScriptEvent(event)
    }
  }

  var count: Int { events.count }

  /// Plays the events in a new field.
  ///
  /// - Returns: The field's state after each event.
  func play() throws(ScriptError) -> [State] { try play(bound: style.boundType) }

  private func play<FieldValue: NumericTextBoundValue>(
    bound: FieldValue.Type
  ) throws(ScriptError) -> [State] {
    var player = try ScriptPlayer<FieldValue>(style, initial: initial)
    var states: [State] = []
    for (index, event) in events.enumerated() { states.append(try player.play(event, at: index)) }
    return states
  }
}

/// An error in a script.
///
/// The description names the location of the error and says which input would be valid.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
