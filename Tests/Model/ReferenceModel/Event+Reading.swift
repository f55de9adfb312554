// SPDX-License-Identifier: MIT

package import TestSupport

extension Event {
  /// Creates an event from the JSON format of `numeric-text replay`.
  ///
  /// `keys` contains the style keys that are set so far. A style event updates `keys`.
  package init?(_ json: JSON, styleKeys keys: inout [String: JSON]) throws {
    let members = json.object ?? [:]
    if let changes = members["style"]?.object {
      keys.merge(changes) { $1 }
      self = .style(try Style(keys))
    } else if let event = members.lazy.compactMap({ Self.event($0, $1, members) }).first {
      self = event
    } else {
      return nil
    }
  }

  private static func event(_ key: String, _ value: JSON, _ members: [String: JSON]) -> Event? {
    let ends = value.array?.compactMap(\.number) ?? []
    return switch (key, value) {
    case ("focus", _): .focus
    case ("blur", _): .blur
    case ("submit", _): .submit
    case ("selectAll", _): .selectAll
    case ("decimalKey", _): .decimalKey
    case ("type", .string(let key)) where key.count == 1: .type(Character(key))
    case ("paste", .string(let text)): .paste(text)
    case ("backspace", .number(let count)): .backspace(count)
    case ("delete", .number(let count)): .delete(count)
    case ("arrow", .string(let name)): Arrow(rawValue: name).map { .arrow($0) }
    case ("select", _) where ends.count == 2: .select(ends[0], ends[1])
    case ("step", .number(let count)): .step(count)
    case ("undo", .number(let count)): .undo(count)
    case ("redo", .number(let count)): .redo(count)
    case ("scrub", "end"): .endScrub
    case ("scrub", "cancel"): .cancelScrub
    case ("scrub", .number(let count)):
      StepSize(rawValue: members["size"]?.string ?? "regular").map { .scrub(count, $0) }
    case ("set", .null): .set(nil)
    case ("set", .string(let text)): Number(text).map { .set($0) }
    case ("input", .string(let text)):
      .input(text, caret: members["caret"]?.number ?? text.utf16.count)
    case ("replace", _) where ends.count == 2:
      members["with"]?.string.map {
        .replace(Report(range: min(ends[0], ends[1])..<max(ends[0], ends[1]), text: $0))
      }
    default: nil
    }
  }
}
