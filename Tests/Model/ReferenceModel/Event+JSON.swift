// SPDX-License-Identifier: MIT

extension Event {
  /// Returns the event in the JSON format of `numeric-text replay`.
  ///
  /// For a style event, `styleKeys` must contain the keys that change.
  package func json(styleKeys: [String: JSON] = [:]) -> JSON {
    switch self {
    case .focus: .object(["focus": .bool(true)])
    case .blur: .object(["blur": .bool(true)])
    case .submit: .object(["submit": .bool(true)])
    case .selectAll: .object(["selectAll": .bool(true)])
    case .decimalKey: .object(["decimalKey": .bool(true)])
    case .type(let key): .object(["type": .string(String(key))])
    case .paste(let text): .object(["paste": .string(text)])
    case .backspace(let count): .object(["backspace": .number(count)])
    case .delete(let count): .object(["delete": .number(count)])
    case .select(let lower, let upper):
      .object(["select": .array([.number(lower), .number(upper)])])
    case .arrow(let arrow): .object(["arrow": .string(arrow.rawValue)])
    case .set(let value): .object(["set": value.map { .string($0.description) } ?? .null])
    case .step(let count): .object(["step": .number(count)])
    case .scrub(let count, .regular): .object(["scrub": .number(count)])
    case .scrub(let count, let size):
      .object(["scrub": .number(count), "size": .string(size.rawValue)])
    case .endScrub: .object(["scrub": .string("end")])
    case .cancelScrub: .object(["scrub": .string("cancel")])
    case .undo(let count): .object(["undo": .number(count)])
    case .redo(let count): .object(["redo": .number(count)])
    case .style: .object(["style": .object(styleKeys)])
    case .replace(let lower, let upper, let text):
      .object(["replace": .array([.number(lower), .number(upper)]), "with": .string(text)])
    case .input(let text, let caret):
      .object(["input": .string(text), "caret": .number(caret)])
    }
  }

  /// The kind of the event, such as `type digit`.
  ///
  /// Reported differences are grouped by this kind.
  package var kind: String {
    switch self {
    case .type(let key): "type " + key.kind
    case .paste: "paste"
    case .backspace: "backspace"
    case .delete: "delete"
    case .select, .arrow, .selectAll: "select"
    case .replace(_, _, let text): "replace " + text.kind
    case .input: "input"
    case .decimalKey: "decimal key"
    case .focus: "focus"
    case .blur: "blur"
    case .submit: "submit"
    case .set: "set"
    case .step: "step"
    case .scrub: "scrub"
    case .endScrub: "end scrub"
    case .cancelScrub: "cancel scrub"
    case .undo: "undo"
    case .redo: "redo"
    case .style: "style"
    }
  }
}

extension Character {
  fileprivate var kind: String {
    if decimalDigit == "0" { return "0" }
    if decimalDigit != nil { return "digit" }
    return isDecimalMark ? "separator" : String(self)
  }
}

extension String {
  fileprivate var kind: String {
    count > 1 ? "text" : first.map(\.kind) ?? "nothing"
  }
}
