// SPDX-License-Identifier: MIT

import NumericText

/// An event in a script, by the user, the app or the platform.
enum ScriptEvent {
  case focus(Int?), blur, submit, cancel
  case type(String), paste(String), mark(String), confirm
  case backspace(Int), delete(Int)
  case select(Range<Int>), selectAll, move(CaretMove)
  case set(Numeral?), step(Int), toggleSign, undo(Int), redo(Int)
  case style(JSONObject)
  case replace(Range<Int>, String)
  case input(String, caret: Int)

  /// The names of all events.
  static let names = [
    "focus", "blur", "submit", "cancel", "type", "paste", "mark", "confirm", "backspace", "delete",
    "select", "selectAll", "arrow", "set", "step", "toggleSign", "undo", "redo", "style", "replace",
    "input",
  ]

  init(_ object: JSONObject) throws(ScriptError) {
    let names = object.keys.filter { Self.names.contains($0) }
    guard names.count == 1, let name = names.first else {
      let keys = object.keys.joined(separator: ", ")
      throw object.error("The event {\(keys)} is not one of \(Self.names.joined(separator: ", "))")
    }
    try object.check(known: Self.companions[name, default: []].union([name]))
    if let action = try Self.action(name, object) {
      self = action
    } else if let edit = try Self.edit(name, object) {
      self = edit
    } else {
      self = try Self.change(name, object)
    }
  }

  /// The additional keys of an event.
  private static let companions: [String: Set<String>] = ["replace": ["with"], "input": ["caret"]]

  private static func action(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent? {
    switch name {
    case "undo": return .undo(try count(name, object))
    case "redo": return .redo(try count(name, object))
    case "focus": if let offset = try? object.int(name) { return .focus(offset) }
    default: break
    }
    guard let action = actions[name] else { return nil }
    try object.checkTrue(name)
    return action
  }

  private static var actions: [String: ScriptEvent] {
    [
      "focus": .focus(nil), "blur": .blur, "submit": .submit, "cancel": .cancel,
      "confirm": .confirm, "toggleSign": .toggleSign, "selectAll": .selectAll,
    ]
  }

  private static func edit(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent? {
    switch name {
    case "type": .type(try object.required(name, object.string))
    case "paste": .paste(try object.required(name, object.string))
    case "mark": .mark(try object.required(name, object.string))
    case "backspace": .backspace(try count(name, object))
    case "delete": .delete(try count(name, object))
    case "replace": .replace(try range(name, object), try object.required("with", object.string))
    case "input": try input(try object.required(name, object.string), object)
    default: nil
    }
  }

  /// The default caret is at the end of the text.
  private static func input(
    _ text: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent {
    .input(text, caret: try object.int("caret") ?? text.utf16.count)
  }

  private static func change(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent {
    switch name {
    case "select": return .select(try range(name, object))
    case "arrow":
      return .move(
        try object.required(name) { key throws(ScriptError) in
          try object.option(key, as: Arrow.self)
        }.move
      )
    case "set": return .set(try object.numeral(name))
    case "step": return .step(try object.required(name, object.int))
    default: return .style(try object.required(name, object.object))
    }
  }

  private static func count(_ name: String, _ object: JSONObject) throws(ScriptError) -> Int {
    if (try? object.bool(name)) == true { return 1 }
    guard let count = try object.int(name), count >= 0 else {
      throw object.error(name, "is not a number of key presses")
    }
    return count
  }

  private static func range(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> Range<Int> {
    guard case (let lower?, let upper?)? = try object.ints(name), lower <= upper else {
      throw object.error(name, "is not a range: [start, end] in UTF-16 offsets")
    }
    return lower..<upper
  }
}

/// The arrow keys of a script.
private enum Arrow: CaseIterable {
  case left, right, home, end

  var move: CaretMove {
    switch self {
    case .left: .backward
    case .right: .forward
    case .home: .start
    case .end: .end
    }
  }
}
