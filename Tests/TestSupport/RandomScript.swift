// SPDX-License-Identifier: MIT

/// A script for a field: its style, its initial value and its events, as for `numeric-text replay`.
package struct RandomScript: Hashable, Sendable {
  package var style: [String: JSON]

  /// The initial value, such as `-1234.5`, or nil for an empty field.
  package var initial: String?

  package var events: [JSON]

  package init(style: [String: JSON], initial: String?, events: [JSON] = []) {
    self.style = style
    self.initial = initial
    self.events = events
  }

  /// Generates a script of at least `count` events, none of which depends on the state of the
  /// field.
  ///
  /// - Parameters:
  ///   - random: The random numbers.
  ///   - space: The styles and events to choose from.
  ///   - count: The number of events.
  package init(
    _ random: SplitMix64,
    in space: StyleSpace,
    count: Int
  ) {
    var random = random
    let style = space.style(&random)
    let isEmpty = style["optional"] == true && random.happens(30)
    let initial = RandomNumbers(style, in: space).pick(&random)
    self.init(style: style, initial: isEmpty ? nil : initial)
    var events = RandomEvents(random, in: space, style: style)
    var view = FieldView(style: style)
    while self.events.count < count {
      for event in events.next(in: view) {
        self.events.append(event)
        view.style.merge(event.object?["style"]?.object ?? [:]) { $1 }
      }
    }
  }

  /// The script as a line of input for `numeric-text replay`.
  package var line: String {
    let initial = initial.map { JSON.string($0) } ?? .null
    let script: JSON = [
      "id": "s", "style": .object(style), "initial": initial, "events": .array(events),
    ]
    return script.description
  }
}

// MARK: - Shrinking

extension RandomScript {
  /// Copies of the script, in each of which an event or an option of the style is missing, or a
  /// value is simpler.
  package var smaller: [RandomScript] {
    events.indices.map { index in changed { $0.events.remove(at: index) } }
      + style.keys.sorted().map { key in changed { $0.style[key] = nil } } + simpler
  }

  private var simpler: [RandomScript] {
    var initials: [String] = []
    if let initial, initial != "0" { initials = ["0"] + initial.oneShorter.filter(\.isNumber) }
    return initials.map { initial in changed { $0.initial = initial } }
      + events.enumerated().flatMap { index, event in
        Self.simpler(event).map { simpler in changed { $0.events[index] = simpler } }
      }
  }

  private func changed(_ change: (inout RandomScript) -> Void) -> RandomScript {
    var script = self
    change(&script)
    return script
  }

  private static func simpler(_ event: JSON) -> [JSON] {
    let members = event.object ?? [:]
    if let text = members["paste"]?.string {
      return text.oneShorter.filter { $0.count > 1 }.map { ["paste": .string($0)] }
    }
    if let changes = members["style"]?.object, changes.count > 1 {
      return changes.keys.sorted().map { key in
        ["style": .object(changes.filter { $0.key != key })]
      }
    }
    return switch members["native"]?.string {
    case nil: []
    case "backspace": [["backspace": 1]]
    case "delete": [["delete": 1]]
    case let text?: [[text.count == 1 ? "type" : "paste": .string(text)]]
    }
  }
}

extension String {
  /// Copies of the text, in each of which one character is missing.
  fileprivate var oneShorter: [String] {
    indices.map { index in
      var shorter = self
      shorter.remove(at: index)
      return shorter
    }
  }

  /// Whether the text is a number as in a script, such as `-12.5`.
  fileprivate var isNumber: Bool {
    let parts = dropFirst(hasPrefix("-") ? 1 : 0)
      .split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 3
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }
}
