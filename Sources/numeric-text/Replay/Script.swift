// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// Edits with the field they are made in: one line of a replay.
struct Script {
  /// A field after an event.
  struct State: Hashable {
    var text: String
    var selection: Range<Int>
    var value: String?
    var refusal: Refusal?
  }

  private let style: ScriptStyle
  private let initial: Numeral?
  private let events: [ScriptEvent]

  init(_ object: JSONObject) throws(ScriptError) {
    style = try ScriptStyle(object.required("style", object.object))
    initial = try object.numeral("initial")
    events = try object.required("events", object.objects).map { event throws(ScriptError) in
      try ScriptEvent(event)
    }
  }

  /// Plays the events on a new field.
  ///
  /// - Returns: The field's state after each event.
  func play() throws(ScriptError) -> [State] {
    switch try style.valueName {
    case "Decimal": try play(Decimal.self)
    case "Double": try play(Double.self)
    case "Float": try play(Float.self)
    case "CGFloat": try play(CGFloat.self)
    case "Int": try play(Int.self)
    case "Int8": try play(Int8.self)
    case "Int16": try play(Int16.self)
    case "Int32": try play(Int32.self)
    case "Int64": try play(Int64.self)
    case "UInt": try play(UInt.self)
    case "UInt8": try play(UInt8.self)
    case "UInt16": try play(UInt16.self)
    case "UInt32": try play(UInt32.self)
    case "UInt64": try play(UInt64.self)
    case let name: try playNewerType(name)
    }
  }

  /// Number types that not every platform has.
  private func playNewerType(_ name: String) throws(ScriptError) -> [State] {
    if #available(macOS 15, *) {
      if name == "Int128" { return try play(Int128.self) }
      if name == "UInt128" { return try play(UInt128.self) }
    }
    #if !(os(macOS) && arch(x86_64))  // Swift has no Float16 on Intel Macs.
      if name == "Float16" { return try play(Float16.self) }
    #endif
    throw ScriptError(
      "\"style.value\" is not a number type such as Decimal, Double, Float or Int: \"\(name)\"."
    )
  }

  private func play<Value: NumericTextValue>(_ type: Value.Type) throws(ScriptError) -> [State] {
    if try style.isOptional { return try play(bound: Value?.self) }
    return try play(bound: Value.self)
  }

  private func play<Bound: NumericTextBoundValue>(
    bound: Bound.Type
  ) throws(ScriptError) -> [State] {
    var player = try ScriptPlayer<Bound>(style, initial: initial)
    var states: [State] = []
    for (index, event) in events.enumerated() { states.append(try player.play(event, at: index)) }
    return states
  }
}
