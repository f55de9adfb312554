// SPDX-License-Identifier: MIT

import ReferenceModel

/// Makes scripts smaller while the model and the engine still differ in the same way.
///
/// Each pass tries a smaller version of every script at once, so that the engine starts once per
/// pass instead of once per attempt.
struct Shrinker {
  var engine: Engine
  var ignored: Set<String>

  func shrunk(_ differences: [Difference]) throws -> [Difference] {
    var current = differences
    var open = Set(current.indices)
    while !open.isEmpty {
      let order = open.sorted()
      let tries = order.map { smaller(current[$0].truncated) }
      let plays = tries.flatMap(\.self).compactMap { try? Player.play($0) }
      var answers = try engine.answers(to: plays)[...]
      var rest = plays[...]
      for (index, scripts) in zip(order, tries) {
        let count = scripts.filter { (try? Player.play($0)) != nil }.count
        let found = zip(rest.prefix(count), answers.prefix(count)).lazy
          .compactMap { Difference($0, $1, ignoring: ignored) }
          .first { $0.kind == current[index].kind }
        rest = rest.dropFirst(count)
        answers = answers.dropFirst(count)
        if let found { current[index] = found } else { open.remove(index) }
      }
    }
    return current
  }

  /// Returns smaller copies of the script.
  ///
  /// In each copy, one event or one key of the style is missing, or one value is simpler.
  private func smaller(_ script: Script) -> [Script] {
    var scripts: [Script] = []
    for index in script.gestures.indices {
      var shorter = script
      shorter.gestures.remove(at: index)
      scripts.append(shorter)
    }
    for key in script.style.keys.sorted() {
      var plainer = script
      plainer.style[key] = nil
      scripts.append(plainer)
    }
    return scripts + simpler(script)
  }

  private func simpler(_ script: Script) -> [Script] {
    var scripts: [Script] = []
    if let initial = script.initial, initial != "0" {
      for text in ["0"] + shorter(initial) where Number(text) != nil {
        var simpler = script
        simpler.initial = text
        scripts.append(simpler)
      }
    }
    for (index, gesture) in script.gestures.enumerated() {
      for other in simpler(gesture) {
        var simpler = script
        simpler.gestures[index] = other
        scripts.append(simpler)
      }
    }
    return scripts
  }

  private func simpler(_ gesture: Gesture) -> [Gesture] {
    switch gesture {
    case .event(.paste(let text)):
      shorter(text).filter { $0.count > 1 }.map { .event(.paste($0)) }
    case .style(let keys) where keys.count > 1:
      keys.keys.sorted().map { key in .style(keys.filter { $0.key != key }) }
    case .native(.insert(let text), _) where text.count == 1:
      text.first.map { [.event(.type($0))] } ?? []
    case .native(.insert(let text), _): [.event(.paste(text))]
    case .native(.backspace, _): [.event(.backspace(1))]
    case .native(.delete, _): [.event(.delete(1))]
    default: []
    }
  }

  private func shorter(_ text: String) -> [String] {
    text.indices.map { index in
      var shorter = text
      shorter.remove(at: index)
      return shorter
    }
  }
}

extension Difference {
  /// The script up to and including the first event after which the states differ.
  fileprivate var truncated: Script {
    var script = play.script
    script.gestures = Array(script.gestures[...play.sources[index]])
    return script
  }
}
