// SPDX-License-Identifier: MIT

extension Event {
  /// The kind of the event, such as `type digit`.
  ///
  /// Reported differences are grouped by this kind.
  package var kind: String {
    switch self {
    case .type(let key): "type " + key.kind
    case .replace(let report): "replace " + report.text.kind
    case .select, .arrow, .selectAll: "select"
    default: String("\(self)".prefix(while: \.isLetter))
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
