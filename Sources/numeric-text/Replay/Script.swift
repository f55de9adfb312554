// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Edits with the field they are made in: one line of a replay.
struct Script {
  /// A field after an event.
  struct State: Hashable {
    var text: String
    var selection: Range<Int>
    var value: String?
    var refusal: Refusal?
  }

  let id: String?
  private let style: ScriptStyle
  private let initial: Numeral?
  private let events: [ScriptEvent]

  init(_ object: JSONObject) throws(ScriptError) {
    id = Self.id(of: object)
    guard let style = try object.object("style") else {
      throw object.error("style", "is missing")
    }
    self.style = try ScriptStyle(style)
    initial = try object.numeral("initial")
    guard let events = try object.objects("events") else {
      throw object.error("events", "is missing")
    }
    self.events = try events.map { event throws(ScriptError) in try ScriptEvent(event) }
  }

  /// The id of a script, also of one that is not valid.
  static func id(of object: JSONObject) -> String? {
    if let id = try? object.string("id") { return id }
    return (try? object.int("id")).flatMap { $0 }.map(String.init)
  }

  /// Plays the events on a new field.
  ///
  /// - Returns: The field's state after each event.
  func play() throws(ScriptError) -> [State] {
    try play(ValueTypes.named(style.valueName))
  }

  private func play<Value: NumericTextValue>(_ type: Value.Type) throws(ScriptError) -> [State] {
    if try style.isOptional { return try play(bound: Value?.self) }
    return try play(bound: Value.self)
  }

  private func play<Bound: NumericTextBoundValue>(
    bound: Bound.Type
  ) throws(ScriptError) -> [State] {
    var player = try ScriptPlayer<Bound>(style, initial: initial)
    return try events.map { event throws(ScriptError) in try player.play(event) }
  }
}
