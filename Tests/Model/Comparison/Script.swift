// SPDX-License-Identifier: MIT

import ReferenceModel

/// One event, before it is known what the field shows.
enum Gesture: Hashable {
  case event(Event)
  /// The keys of the style that change.
  case style([String: JSON])
  /// An edit that a platform reports before or after the fact.
  case native(NativeEdit, afterTheFact: Bool)
}

struct Script: Hashable {
  var style: [String: JSON]
  var initial: String?
  var gestures: [Gesture] = []
}

/// A script as the model played it.
struct Play {
  var script: Script
  var events: [Event] = []
  var json: [JSON] = []
  /// The gesture that each event comes from.
  var sources: [Int] = []
  var states: [State] = []
  var isActive: [Bool] = []
  /// The first law that the model broke, and the event that broke it.
  var brokenLaw: (law: String, index: Int)?

  /// The line for `numeric-text replay`.
  var line: String {
    let initial: JSON = script.initial.map { .string($0) } ?? .null
    let object: [String: JSON] = [
      "id": .string("s"), "style": .object(script.style), "initial": initial,
      "events": .array(json),
    ]
    return JSON.object(object).description
  }
}

/// A field of the model and the style keys that it has by now.
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

  /// Plays a gesture; a gesture that means nothing here is left out of the play.
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
