// SPDX-License-Identifier: MIT

/// The cells of a text that was copied from a table, as spreadsheets write it: tabs between the cells
/// of a row, and a line break after each row.
final class PastedCells: Sendable {
  let first: String

  /// The text of all cells except the first, with the tabs and line breaks between them.
  let others: String

  /// Creates the cells of a text, or returns nil if there is only one, or if the first one is empty.
  init?(_ text: String) {
    guard let parts = text.withScalars({ $0.firstCellAndOthers }) else { return nil }
    (first, others) = parts
  }

  /// The texts of all cells except the first, row by row.
  ///
  /// The web engine doesn't use this property: JavaScript splits the text.
  var rest: [String] { others.withScalars { $0.cells } }
}

extension EditRequest {
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
  /// The text of the first cell, and the text after it without the line breaks at the end.
  ///
  /// This is nil if there is only one cell, or if the first one is empty.
  fileprivate var firstCellAndOthers: (first: String, others: String)? {
    var end = count
    while end > 0, Self.isLineBreak(self[end - 1]) { end -= 1 }
    guard let gap = cellGap(in: 0..<end) else { return nil }
    let first = self[0..<gap.lowerBound]
    guard !first.visibleRange.isEmpty else { return nil }
    return (String(first), String(self[gap.upperBound..<end]))
  }

  /// The texts between tabs and line breaks.
  fileprivate var cells: [String] {
    var cells: [String] = []
    var start = 0
    while let gap = cellGap(in: start..<count) {
      cells.append(String(self[start..<gap.lowerBound]))
      start = gap.upperBound
    }
    cells.append(String(self[start..<count]))
    return cells
  }

  /// Returns the range of the tab or line break after the first cell in `range`, or nil if there is
  /// none.
  private func cellGap(in range: Range<Int>) -> Range<Int>? {
    for start in quotesEnd(in: range)..<range.upperBound
    where self[start] == 0x09 || Self.isLineBreak(self[start]) {
      let next = start + 1
      let isPair = self[start] == 0x0D && next < range.upperBound && self[next] == 0x0A
      return start..<(isPair ? next + 1 : next)
    }
    return nil
  }

  /// Returns the position after the quoted text with which `range` starts, or the start if there is
  /// none.
  ///
  /// Spreadsheets quote a cell that contains a tab or a line break, and double the quotes in it.
  private func quotesEnd(in range: Range<Int>) -> Int {
    var (end, isOpen) = (range.lowerBound, false)
    while end < range.upperBound, isOpen || self[end] == UInt8(ascii: "\"") {
      isOpen = isOpen != (self[end] == UInt8(ascii: "\""))
      end += 1
    }
    return isOpen ? range.lowerBound : end
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
