// SPDX-License-Identifier: MIT

extension Style {
  /// Returns the cells of a text that was copied from a table.
  ///
  /// If the first cell is blank, the whole text counts as a single cell.
  private func cells(of text: String) -> [String] {
    guard allowsCells else { return [text] }
    var rest = text[...]
    while rest.last?.isNewline == true { rest.removeLast() }
    let cells = rest.split(omittingEmptySubsequences: false) { $0 == "\t" || $0.isNewline }
    guard cells.count > 1, let first = cells.first, first.contains(where: { !$0.isWhitespace })
    else { return [text] }
    return cells.map(String.init)
  }

  func firstCell(of text: String) -> String { cells(of: text)[0] }

  /// Returns `event` with only the first cell of its text, and an array of the other cells.
  func takingFirstCell(of event: Event) -> (event: Event, rest: [String]) {
    switch event {
    case .paste(let text): (.paste(firstCell(of: text)), Array(cells(of: text).dropFirst()))
    case .replace(let lower, let upper, let text):
      (.replace(lower, upper, firstCell(of: text)), Array(cells(of: text).dropFirst()))
    default: (event, [])
    }
  }
}
