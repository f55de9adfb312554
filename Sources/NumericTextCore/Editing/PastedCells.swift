// SPDX-License-Identifier: MIT

/// The cells of a text that was copied from a table, as spreadsheets write it: tabs between the cells
/// of a row, and a line break after each row.
final class PastedCells: Sendable {
  let first: String

  /// The texts of all cells except the first, row by row.
  let rest: [String]

  /// Creates the cells of a text, or returns nil if there is only one, or if the first one is empty.
  init?(_ text: String) {
    var cells = text.withScalars { $0.cells }
    guard cells.count > 1, cells[0].withScalars({ !$0.visibleRange.isEmpty }) else { return nil }
    first = cells.removeFirst()
    rest = cells
  }
}

extension EditRequest {
  /// The text to insert, or nil if the request inserts none.
  private var text: String? {
    switch self {
    case .type(let text), .paste(let text), .replace(_, let text): text
    case .decimalKey, .delete, .toggleSign: nil
    }
  }

  /// The cells of the text to insert, or nil if there is only one, or if the first one is empty.
  var cells: PastedCells? { text.flatMap { PastedCells($0) } }

  /// Returns the same request with `text` as the text to insert.
  func inserting(_ text: String) -> EditRequest {
    switch self {
    case .type: .type(text)
    case .replace(let range, _): .replace(range, with: text)
    case .paste, .decimalKey, .delete, .toggleSign: .paste(text)
    }
  }
}

extension ScalarText {
  /// The texts between tabs and line breaks, without the line breaks at the end.
  fileprivate var cells: [String] {
    var cells: [String] = []
    var end = count
    while end > 0, Self.isLineBreak(self[end - 1]) { end -= 1 }
    var start = 0
    for position in 0..<end where Self.isLineBreak(self[position]) || self[position] == 0x09 {
      let isInBreak = self[position] == 0x0A && position > 0 && self[position - 1] == 0x0D
      if !isInBreak { cells.append(Symbol(utf8: self[start..<position]).text) }
      start = position + 1
    }
    cells.append(Symbol(utf8: self[start..<end]).text)
    return cells
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
