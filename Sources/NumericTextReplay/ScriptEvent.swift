// SPDX-License-Identifier: MIT

package import NumericText

/// An event in a script, caused by the user, the app or the platform.
package enum ScriptEvent {
  /// Performs an event in the field `times` times, or until the event has no effect.
  case field(Event, times: Int = 1)

  /// Sets the value as an app does, or clears the field if the numeral is nil.
  case set(Numeral?)

  /// Changes the style settings that the object contains, as an app does.
  case style(JSONObject)

  static let names = [
    "focus", "blur", "submit", "cancel", "type", "paste", "mark", "confirm", "backspace", "delete",
    "select", "selectAll", "arrow", "set", "step", "scrub", "toggleSign", "undo", "redo", "style",
    "replace", "input", "decimalKey",
  ]

  /// The keys that an event can have in addition to its name, as in `{"replace": …, "with": …}`.
  private static let companions: [String: Set<String>] = [
    "replace": ["with"], "input": ["caret"], "scrub": ["size"],
    "step": ["size"],
  ]

  package init(_ object: JSONObject) throws(ScriptError) {
    let names = object.keys.filter { Self.names.contains($0) }
    guard names.count == 1, let name = names.first else {
      let keys = object.keys.joined(separator: ", ")
      throw object.error("The event {\(keys)} is not one of \(Self.names.joined(separator: ", "))")
    }
    try object.check(known: Self.companions[name, default: []].union([name]))
    switch name {
    case "set": self = .set(try object.numeral(name))
    case "style": self = .style(try object.required(name, object.object))
    default:
      if let repeated = try Self.repeated(name, object) {
        self = repeated
      } else {
        self = .field(try Self.event(name, object))
      }
    }
  }
}

extension ScriptEvent {
  private static func repeated(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent? {
    let events: [String: Event] = [
      "backspace": .edit(.delete(.backward)), "delete": .edit(.delete(.forward)),
      "undo": .undo, "redo": .redo,
    ]
    guard let event = events[name] else { return nil }
    return .field(event, times: try count(name, object))
  }

  private static func event(_ name: String, _ object: JSONObject) throws(ScriptError) -> Event {
    switch name {
    case "type": .edit(.type(try object.required(name, object.string)))
    case "paste": .edit(.paste(try object.required(name, object.string)))
    case "replace": .edit(try replacement(name, object))
    case "input": try input(try object.required(name, object.string), object)
    case "mark": .mark(try object.required(name, object.string))
    case "select": .select(try object.required(name, object.range))
    case "arrow": .move(try arrow(name, object).move)
    case "step": .step(by: try object.required(name, object.int), try size(object))
    case "scrub": .scrub(try scrub(name, object))
    default: try command(name, object)
    }
  }

  private static func replacement(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> EditRequest {
    .replace(
      try object.required(name, object.range),
      with: try object.required("with", object.string)
    )
  }

  /// Returns the event for a step of a drag, or for the end or the cancellation of a drag.
  private static func scrub(_ name: String, _ object: JSONObject) throws(ScriptError) -> Scrub {
    if (try? object.string(name)) != nil {
      return try object.required(name) { key throws(ScriptError) in
        try object.option(key, as: ScrubEnd.self)
      }.phase
    }
    let count = try object.required(name, object.int)
    return .by(count, try size(object))
  }

  private static func size(_ object: JSONObject) throws(ScriptError) -> NumericTextStepSize {
    try object.option("size") ?? .regular
  }

  /// Returns the event for a change that the platform has already made, given the whole new text.
  ///
  /// If the script doesn't specify the caret, it is at the end of the text.
  private static func input(
    _ text: String,
    _ object: JSONObject
  ) throws(ScriptError) -> Event {
    .input(text, caret: try object.int("caret") ?? text.utf16.count)
  }

  /// Returns the event of an entry such as `{"blur": true}`.
  ///
  /// The value of `focus` can be `true` or the UTF-16 offset of the caret.
  private static func command(_ name: String, _ object: JSONObject) throws(ScriptError) -> Event {
    if name == "focus", let offset = try? object.int(name) { return .focus(at: offset) }
    try object.checkTrue(name)
    switch name {
    case "blur": return .blur
    case "submit": return .submit
    case "cancel": return .cancel
    case "confirm": return .confirmMarkedText
    case "toggleSign": return .edit(.toggleSign)
    case "decimalKey": return .edit(.decimalKey)
    case "selectAll": return .selectAll
    default: return .focus()
    }
  }
}

// MARK: - Parts

extension ScriptEvent {
  private static func count(_ name: String, _ object: JSONObject) throws(ScriptError) -> Int {
    if (try? object.bool(name)) == true { return 1 }
    guard let count = try object.int(name), count >= 0 else {
      throw object.error(name, "is not a number of key presses")
    }
    return count
  }

  private static func arrow(_ name: String, _ object: JSONObject) throws(ScriptError) -> Arrow {
    try object.required(name) { key throws(ScriptError) in try object.option(key, as: Arrow.self) }
  }
}

/// The ways in which a drag can end: `end` keeps the number, and `cancel` restores the old one.
private enum ScrubEnd: CaseIterable {
  case end, cancel

  var phase: Scrub {
    switch self {
    case .end: .ended
    case .cancel: .canceled
    }
  }
}

/// The arrow keys and the Home and End keys, as named in scripts.
private enum Arrow: CaseIterable {
  case left, right, home, end

  var move: NumericTextCaretMove {
    switch self {
    case .left: .backward
    case .right: .forward
    case .home: .start
    case .end: .end
    }
  }
}
