// SPDX-License-Identifier: MIT

extension Style {
  /// Returns the cells of a text that was copied from a table.
  ///
  /// If the first cell is blank, the whole text counts as a single cell.
  func cells(of text: String) -> [String] {
    guard allowsCells else { return [text] }
    var rest = text[...]
    while rest.last?.isNewline == true { rest.removeLast() }
    let cells = divided(rest)
    guard cells.count > 1, let first = cells.first, first.contains(where: { !$0.isWhitespace })
    else { return [text] }
    return cells.map(String.init)
  }

  /// Divides a text at its tabs and line breaks, but not at those in a quoted cell.
  ///
  /// A cell that starts with a quotation mark is quoted up to the next mark that is not doubled. If
  /// there is none, the mark is part of the cell like any other character.
  private func divided(_ text: Substring) -> [Substring] {
    var start = text.startIndex
    if let quoted = text.prefixMatch(of: /(?:"[^"]*")+(?!")/) { start = quoted.range.upperBound }
    let gap = text[start...].firstIndex { $0 == "\t" || $0.isNewline }
    guard let gap else { return [text] }
    return [text[..<gap]] + divided(text[text.index(after: gap)...])
  }

  /// Returns `event` with only the first cell of its text, and an array of the other cells.
  func takingFirstCell(of event: Event) -> (event: Event, rest: [String]) {
    switch event {
    case .paste(let text):
      let cells = cells(of: text)
      return (.paste(cells[0]), Array(cells.dropFirst()))
    case .replace(let report):
      let cells = cells(of: report.text)
      return (.replace(Report(range: report.range, text: cells[0])), Array(cells.dropFirst()))
    default: return (event, [])
    }
  }
}
