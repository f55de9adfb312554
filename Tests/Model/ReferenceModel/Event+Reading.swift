// SPDX-License-Identifier: MIT

extension Event {
  /// Creates an event from the JSON format of `numeric-text replay`.
  ///
  /// `keys` contains the style keys that are set so far. A style event updates `keys`.
  package init?(_ json: JSON, styleKeys keys: inout [String: JSON]) throws {
    guard let object = json.object else { return nil }
    if let changes = object["style"]?.object {
      keys.merge(changes) { $1 }
      self = .style(try Style(keys))
    } else if let event = Self.key(object) ?? Self.outside(object) ?? Self.report(object) {
      self = event
    } else {
      return nil
    }
  }

  private static func key(_ object: [String: JSON]) -> Event? {
    if object["focus"] != nil { return .focus }
    if object["blur"] != nil { return .blur }
    if object["submit"] != nil { return .submit }
    if object["selectAll"] != nil { return .selectAll }
    if object["decimalKey"] != nil { return .decimalKey }
    if let key = object["type"]?.string {
      guard key.count == 1, let first = key.first else { return nil }
      return .type(first)
    }
    if let text = object["paste"]?.string { return .paste(text) }
    if let count = object["backspace"]?.number { return .backspace(count) }
    if let count = object["delete"]?.number { return .delete(count) }
    if let arrow = object["arrow"]?.string.flatMap(Arrow.init) { return .arrow(arrow) }
    guard let ends = object["select"]?.array?.compactMap(\.number), ends.count == 2 else {
      return nil
    }
    return .select(ends[0], ends[1])
  }

  private static func outside(_ object: [String: JSON]) -> Event? {
    if let count = object["step"]?.number { return .step(count) }
    if let count = object["undo"]?.number { return .undo(count) }
    if let count = object["redo"]?.number { return .redo(count) }
    if let scrub = object["scrub"] { return Self.scrub(scrub, object["size"]?.string) }
    switch object["set"] {
    case .null: return .set(nil)
    case .string(let text): return Number(text).map { .set($0) }
    default: return nil
    }
  }

  private static func scrub(_ scrub: JSON, _ size: String?) -> Event? {
    if scrub.string == "end" { return .endScrub }
    if scrub.string == "cancel" { return .cancelScrub }
    guard let count = scrub.number, let size = StepSize(rawValue: size ?? "regular") else {
      return nil
    }
    return .scrub(count, size)
  }

  private static func report(_ object: [String: JSON]) -> Event? {
    if let text = object["input"]?.string, let caret = object["caret"]?.number {
      return .input(text, caret: caret)
    }
    guard let ends = object["replace"]?.array?.compactMap(\.number), ends.count == 2,
      let text = object["with"]?.string
    else { return nil }
    return .replace(ends[0], ends[1], text)
  }
}
