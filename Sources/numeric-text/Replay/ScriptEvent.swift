// SPDX-License-Identifier: MIT

import NumericText

/// One event of a script: what a person, the app or the platform does to the field.
enum ScriptEvent {
  case focus(Int?), blur, submit, cancel
  case type(String), paste(String), mark(String), confirm
  case backspace(Int), delete(Int)
  case select(Range<Int>), move(CaretMove)
  case set(Numeral?), step(Int), toggleSign, undo(Int), redo(Int)
  case style(JSONObject)
  case replace(Range<Int>, String)
  case input(String, caret: Int)

  /// The names of all events.
  static let names = [
    "focus", "blur", "submit", "cancel", "type", "paste", "mark", "confirm", "backspace", "delete",
    "select", "arrow", "set", "step", "toggleSign", "undo", "redo", "style", "replace", "input",
  ]

  init(_ object: JSONObject) throws(ScriptError) {
    let names = object.keys.filter { Self.names.contains($0) }
    guard names.count == 1, let name = names.first else {
      let known = Self.names.joined(separator: ", ")
      throw ScriptError(
        "The event {\(object.keys.joined(separator: ", "))} is not one of \(known)."
      )
    }
    if let action = try Self.action(name, object) {
      self = action
    } else if let edit = try Self.edit(name, object) {
      self = edit
    } else {
      self = try Self.change(name, object)
    }
  }

  private static func action(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent? {
    switch name {
    case "focus": .focus((try? object.int(name)) ?? nil)
    case "blur": .blur
    case "submit": .submit
    case "cancel": .cancel
    case "confirm": .confirm
    case "toggleSign": .toggleSign
    case "undo": .undo(try count(name, object))
    case "redo": .redo(try count(name, object))
    default: nil
    }
  }

  private static func edit(
    _ name: String,
    _ object: JSONObject
  ) throws(ScriptError) -> ScriptEvent? {
    switch name {
    case "type": .type(try object.string(name) ?? "")
    case "paste": .paste(try object.string(name) ?? "")
    case "mark": .mark(try object.string(name) ?? "")
    case "backspace": .backspace(try count(name, object))
    case "delete": .delete(try count(name, object))
    case "replace": .replace(try range(name, object), try object.string("with") ?? "")
    case "input": try input(try object.string(name) ?? "", object)
    default: nil
    }
  }

  /// Without a caret it stands behind the text.
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
      guard let arrow: Arrow = try object.option(name) else {
        throw object.error(name, "is null")
      }
      return .move(arrow.move)
    case "set": return .set(try object.numeral(name))
    case "step": return .step(try object.int(name) ?? 0)
    default:
      guard let style = try object.object(name) else { throw object.error(name, "is null") }
      return .style(style)
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
