// SPDX-License-Identifier: MIT

import ReferenceModel

/// A script, and the first event after which the model and the engine differ.
struct Difference {
  var play: Play
  var index: Int
  /// The properties of the state that differ, such as `text` and `selection`.
  var aspects: [String]
  var engine: [State]

  /// The kind of the event, and the properties that differ after it: `paste: text value`.
  ///
  /// The shrinker accepts a smaller script only if its difference has the same kind.
  var kind: String { play.events[index].kind + ": " + aspects.joined(separator: " ") }

  /// The kind of the difference, and the style keys of the script, some of them with their values.
  ///
  /// The report has one group for each signature.
  var signature: String {
    let names: Set = ["formatting", "enforcement", "sign", "entry", "trailingZeros", "normalizing"]
    let keys = play.script.style.sorted { $0.key < $1.key }.map { key, value in
      names.contains(key) || value == .bool(true) ? "\(key)=\(value)" : key
    }
    return kind + " [" + keys.joined(separator: ", ") + "]"
  }
}

extension Difference {
  /// Creates the first difference between the states of `play` and the engine's `answer`.
  ///
  /// Returns nil if the states are equal.
  init?(_ play: Play, _ answer: Engine.Answer, ignoring ignored: Set<String>) {
    guard !play.events.isEmpty else { return nil }
    if let (law, index) = play.brokenLaw {
      self.init(play: play, index: index, aspects: ["the model breaks a law: " + law], engine: [])
      return
    }
    switch answer {
    case .crash:
      self.init(play: play, index: play.events.count - 1, aspects: ["crash"], engine: [])
    case .error(let message):
      self.init(play: play, index: 0, aspects: ["error", message], engine: [])
    case .states(let states):
      for index in play.states.indices {
        let aspects = Self.aspects(play, states, at: index)
          .filter { !ignored.contains($0) }
        guard aspects.isEmpty else {
          self.init(play: play, index: index, aspects: aspects, engine: states)
          return
        }
      }
      return nil
    }
  }

  private static func aspects(_ play: Play, _ states: [State], at index: Int) -> [String] {
    guard index < states.count else { return ["missing"] }
    let (model, engine) = (play.states[index], states[index])
    var aspects: [String] = []
    if model.text != engine.text { aspects.append("text") }
    // Without focus, the selection is not defined, so it is not compared.
    if play.isActive[index], model.selection != engine.selection { aspects.append("selection") }
    if model.value != engine.value { aspects.append("value") }
    if (model.refused == nil) != (engine.refused == nil) {
      aspects.append(engine.refused.map { "refused (engine: \($0))" } ?? "refused (model)")
    }
    if model.clamped != engine.clamped { aspects.append("clamped") }
    if model.violation != engine.violation { aspects.append("violation") }
    if !play.events[index].isInput, model.rest != engine.rest { aspects.append("rest") }
    return aspects
  }
}

extension Event {
  /// Whether the event contains only the whole new text, and not the inserted part.
  fileprivate var isInput: Bool { if case .input = self { true } else { false } }
}
