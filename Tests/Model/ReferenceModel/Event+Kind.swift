// SPDX-License-Identifier: MIT

extension Event {
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
