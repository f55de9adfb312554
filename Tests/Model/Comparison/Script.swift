// SPDX-License-Identifier: MIT

import ReferenceModel
import TestSupport

/// A script that was played in the model, with its events and the state after each.
struct Play {
  /// The script, whose edits by a platform's text field depend on the state of the field.
  var script: RandomScript
  var events: [Event] = []
  var json: [JSON] = []
  /// The index of the script's event that caused each event.
  var sources: [Int] = []
  var states: [State] = []
  var isActive: [Bool] = []
  /// The first law that the model violated, and the index of the event that violated it.
  var brokenLaw: (law: String, index: Int)?

  /// The script as an input line for `numeric-text replay`.
  var line: String {
    RandomScript(style: script.style, initial: script.initial, events: json).line
  }
}

/// Plays the events of a script in a field of the model, and records the events and states.
struct Player {
  private(set) var field: Field
  private(set) var keys: [String: JSON]
  private(set) var play: Play

  /// The event is not one that the model knows.
  struct UnknownEvent: Error {}

  init(_ script: RandomScript) throws {
    keys = script.style
    field = Field(style: try Style(keys), value: script.initial.flatMap { Number($0) })
    play = Play(script: script)
    play.script.events = []
  }

  /// Adds `json` to the script, and performs its event if it has an effect in the current state.
  mutating func perform(_ json: JSON) throws {
    play.script.events.append(json)
    guard let json = resolved(json) else { return }
    guard let event = try Event(json, styleKeys: &keys) else { throw UnknownEvent() }
    let before = field
    field.perform(event)
    let laws = Laws(style: try Style(keys), before: before, after: field, event: event)
    if play.brokenLaw == nil { play.brokenLaw = laws.broken.map { ($0, play.events.count) } }
    play.events.append(event)
    play.json.append(json)
    play.sources.append(play.script.events.count - 1)
    play.states.append(field.state)
    play.isActive.append(field.isActive)
  }

  /// Returns the event that a platform reports for its own edit, before or after the edit.
  ///
  /// Returns nil if the edit has no effect, and all other events as they are.
  private func resolved(_ json: JSON) -> JSON? {
    guard let edit = json.object?["native"]?.string else { return json }
    let native: NativeEdit =
      edit == "backspace" ? .backspace : edit == "delete" ? .delete : .insert(edit)
    guard let change = field.change(native) else { return nil }
    return json.object?["afterTheFact"] == true
      ? ["input": .string(change.text), "caret": .number(change.caret)]
      : [
        "replace": [.number(change.lower), .number(change.upper)], "with": .string(change.inserted),
      ]
  }

  static func play(_ script: RandomScript) throws -> Play {
    var player = try Player(script)
    for event in script.events { try player.perform(event) }
    return player.play
  }
}
