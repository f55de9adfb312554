// SPDX-License-Identifier: MIT

import ReferenceModel

/// An action in a script.
///
/// A `style` or `native` action becomes an event when the script is played. The event of a `native`
/// action depends on the text of the field at that moment, and there may be none.
enum Gesture: Hashable {
  case event(Event)
  /// The app changes the style. The dictionary contains the changed keys and their new values.
  case style([String: JSON])
  /// An edit by a platform's text field, which reports it before or after changing the text.
  case native(NativeEdit, afterTheFact: Bool)
}

struct Script: Hashable {
  var style: [String: JSON]
  var initial: String?
  var gestures: [Gesture] = []
}

/// A script that was played in the model, with its events and the state after each.
struct Play {
  var script: Script
  var events: [Event] = []
  var json: [JSON] = []
  /// The index of the gesture that caused each event.
  var sources: [Int] = []
  var states: [State] = []
  var isActive: [Bool] = []
  /// The first law that the model violated, and the index of the event that violated it.
  var brokenLaw: (law: String, index: Int)?

  /// The script as an input line for `numeric-text replay`.
  var line: String {
    let initial: JSON = script.initial.map { .string($0) } ?? .null
    let object: [String: JSON] = [
      "id": .string("s"), "style": .object(script.style), "initial": initial,
      "events": .array(json),
    ]
    return JSON.object(object).description
  }
}

/// Plays gestures in a field of the model, and records the events and states.
struct Player {
  private(set) var field: Field
  private(set) var keys: [String: JSON]
  private(set) var play: Play

  init(_ script: Script) throws {
    keys = script.style
    field = Field(style: try Style(keys), value: script.initial.flatMap { Number($0) })
    play = Play(script: script)
    play.script.gestures = []
  }

  /// Adds `gesture` to the script, and performs the event that it becomes in the current state, if
  /// any.
  mutating func perform(_ gesture: Gesture) throws {
    play.script.gestures.append(gesture)
    guard let (event, json) = try event(for: gesture) else { return }
    let before = field
    field.perform(event)
    let laws = Laws(style: try Style(keys), before: before, after: field, event: event)
    if play.brokenLaw == nil { play.brokenLaw = laws.broken.map { ($0, play.events.count) } }
    play.events.append(event)
    play.json.append(json)
    play.sources.append(play.script.gestures.count - 1)
    play.states.append(field.state)
    play.isActive.append(field.isActive)
  }

  private mutating func event(for gesture: Gesture) throws -> (Event, JSON)? {
    switch gesture {
    case .event(let event): return (event, event.json())
    case .style(let changes):
      keys.merge(changes) { $1 }
      let event = Event.style(try Style(keys))
      return (event, event.json(styleKeys: changes))
    case .native(let edit, let afterTheFact):
      guard let change = field.change(edit) else { return nil }
      let event =
        afterTheFact
        ? Event.input(change.text, caret: change.caret)
        : Event.replace(change.lower, change.upper, change.inserted)
      return (event, event.json())
    }
  }

  static func play(_ script: Script) throws -> Play {
    var player = try Player(script)
    for gesture in script.gestures { try player.perform(gesture) }
    return player.play
  }
}
