// SPDX-License-Identifier: MIT

package import TestSupport

/// A script that was played in the model, with its events and the state after each.
package struct Play {
  /// The script, whose edits by a platform's text field depend on the state of the field.
  package var script: RandomScript
  package var events: [Event] = []
  package var json: [JSON] = []
  /// The index of the script's event that caused each event.
  package var sources: [Int] = []
  package var states: [State] = []
  package var isActive: [Bool] = []
  /// The first law that the model violated, and the index of the event that violated it.
  package var brokenLaw: (law: String, index: Int)?

  /// The script as an input line for `numeric-text replay`.
  package var line: String {
    RandomScript(style: script.style, initial: script.initial, events: json).line
  }
}

/// Plays the events of a script in a field of the model, and records the events and states.
package struct Player {
  package private(set) var field: Field
  package private(set) var keys: [String: JSON]
  package private(set) var play: Play

  /// The event is not one that the model knows.
  struct UnknownEvent: Error {}

  package init(_ script: RandomScript) throws {
    keys = script.style
    field = Field(style: try Style(keys), value: script.initial.flatMap { Number($0) })
    play = Play(script: script)
    play.script.events = []
  }

  /// Adds `json` to the script, and performs its event if it has an effect in the current state.
  package mutating func perform(_ json: JSON) throws {
    play.script.events.append(json)
    let native = json.object?["native"]?.string
    let isLate = json.object?["afterTheFact"] == true
    // An edit of the platform that has no effect is not reported.
    guard let json = native.map({ field.report(ofNative: $0, isLate: isLate) }) ?? json else {
      return
    }
    guard let event = try Event(json, styleKeys: &keys) else { throw UnknownEvent() }
    let before = field
    field.perform(event)
    let laws = Laws(before: before, after: field, event: event)
    if play.brokenLaw == nil { play.brokenLaw = laws.broken.map { ($0, play.events.count) } }
    play.events.append(event)
    play.json.append(json)
    play.sources.append(play.script.events.count - 1)
    play.states.append(field.state)
    play.isActive.append(field.isActive)
  }

  package static func play(_ script: RandomScript) throws -> Play {
    var player = try Player(script)
    for event in script.events { try player.perform(event) }
    return player.play
  }

  /// Plays a script, and returns nil if it has a style or an event that the model doesn't know.
  package static func play(_ script: JSON) -> Play? {
    guard let members = script.object, let events = members["events"]?.array else { return nil }
    return try? play(
      RandomScript(
        style: members["style"]?.object ?? [:],
        initial: members["initial"]?.string,
        events: events
      )
    )
  }
}
