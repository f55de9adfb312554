// SPDX-License-Identifier: MIT

extension Style {
  /// Returns the first cell of a text that was copied from a table, or the whole text if it has only
  /// one cell, or if the first one is empty.
  func firstCell(of text: String) -> String {
    guard allowsCells else { return text }
    var rest = text[...]
    while rest.last?.isNewline == true { rest.removeLast() }
    let cells = rest.split(omittingEmptySubsequences: false) { $0 == "\t" || $0.isNewline }
    guard cells.count > 1, let first = cells.first, first.contains(where: { !$0.isWhitespace })
    else { return text }
    return String(first)
  }
}
