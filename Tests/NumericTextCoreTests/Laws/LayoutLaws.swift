// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Formats numbers in every notation.
///
/// Checks the text and the role of each part, and that reading the text returns the same number.
@Suite struct LayoutLaws {
  private static let short = plainNumerals(upTo: 5, digits: "0159")

  @Test(arguments: Notation.samples)
  func shortNumeralsObeyTheLaws(_ notation: Notation) throws {
    try withEvery("numeral", in: Self.short) { try check($0, notation) }
  }

  @Test(arguments: Notation.samples)
  func longNumeralsObeyTheLaws(_ notation: Notation) throws {
    try withRandom(60) { generator in
      let plain = generator.plainNumber(integer: 1...70, fraction: 0...30)
      try withTrace("numeral: \(plain)") {
        try check(plain, notation)
        try checkRanges(Layout(editing: numeral(plain), in: notation))
      }
    }
  }

  private func check(_ plain: String, _ notation: Notation) throws {
    guard let numeral = Numeral(plain) else { throw BrokenLaw(claim: "\(plain) is not a numeral") }
    let layout = Layout(editing: numeral, in: notation)
    let text = layout.text(of: numeral, in: notation)
    try hold(text, is: ReferenceText(notation: notation).text(plain), "drawn text")
    try hold(layout.length, is: text.utf16.count, "length of \(text)")
    try checkCells(layout, text, numeral, notation)
    try checkSlots(layout)
    try checkReading(text, numeral, notation)
  }

  /// Checks that the cells cover the text without gaps, and that the characters of each cell match
  /// its role.
  ///
  /// A cell is a part of the text with one role, such as a digit or a separator.
  private func checkCells(
    _ layout: Layout,
    _ text: String,
    _ numeral: Numeral,
    _ notation: Notation
  ) throws {
    let units = Array(text.utf16)
    var end = 0
    var content = ""
    for cell in layout.cells {
      try hold(cell.range.lowerBound, is: end, "start of a cell of \(text)")
      try hold(!cell.range.isEmpty, "\(text) has an empty cell")
      end = cell.range.upperBound
      let piece = String(decoding: units[cell.range], as: UTF16.self)
      content += try plain(piece, cell.role, notation)
    }
    try hold(end, is: units.count, "end of the cells of \(text)")
    try hold(content, is: numeral.description.filter { $0 != "-" }, "content of \(text)")
  }

  private func plain(_ piece: String, _ role: NumericTextRole, _ notation: Notation) throws
    -> String
  {
    switch role {
    case .affix: return ""
    case .digit:
      guard let scalar = piece.unicodeScalars.first, let digit = notation.digits.value(of: scalar)
      else { throw BrokenLaw(claim: "\(piece) is not a digit") }
      return String(digit)
    case .decimalSeparator:
      try hold(piece, is: notation.decimalSeparator.text, "decimal separator")
      return "."
    case .groupSeparator:
      try hold(piece, is: notation.groupSeparator.text, "grouping separator")
      return ""
    case .operation: throw BrokenLaw(claim: "a number has no operation")
    }
  }

  /// Checks that the caret can stand before the first digit and after each digit and separator, and
  /// that every other offset belongs to the slot before it.
  private func checkSlots(_ layout: Layout) throws {
    let content = layout.content
    let offsets = (0...layout.end.index).map { layout.offset(of: CaretSlot($0)) }
    if let first = content.first {
      try hold(offsets, is: [first.lowerBound] + content.map(\.upperBound), "offsets of the slots")
    }
    for offset in -1...layout.length + 1 {
      let slot = CaretSlot(offsets.lastIndex { $0 <= offset } ?? 0)
      try hold(layout.slot(at: offset), is: slot, "slot at \(offset)")
    }
  }

  /// Checks that a range covers each digit and separator that it touches.
  private func checkRanges(_ layout: Layout) throws {
    let content = layout.content
    for lower in 0..<layout.length {
      for range in (lower...min(lower + 3, layout.length)).map({ lower..<$0 }) {
        let before = layout.slot(at: lower)
        let covered = content.indices.filter { content[$0].overlaps(range) }
        let first = covered.first.map { CaretSlot($0) } ?? before
        let last = covered.last.map { CaretSlot($0 + 1) } ?? before
        try hold(layout.slots(around: range), is: first..<last, "slots around \(range)")
      }
    }
  }

  private func checkReading(_ text: String, _ numeral: Numeral, _ notation: Notation) throws {
    guard !numeral.digits.isEmpty else { return }
    do {
      let result = try TextReader.read(text, with: Lexicon(notation))
      try hold(result.numeral.description, is: numeral.magnitude.description, "reading of \(text)")
      try hold(result.isNegative ?? false, is: numeral.isNegative, "sign of \(text)")
    } catch let refusal as NumericTextRefusal {
      throw BrokenLaw(claim: "\(text) is refused: \(refusal)")
    }
  }
}

extension Layout {
  /// The ranges of the digits and the decimal separator.
  fileprivate var content: [Range<Int>] { cells.filter(\.role.isContent).map(\.range) }
}

extension Numeral {
  fileprivate var magnitude: Numeral {
    var magnitude = self
    magnitude.isNegative = false
    return magnitude
  }
}
