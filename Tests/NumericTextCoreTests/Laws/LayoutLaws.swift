// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextCore

/// Formats numbers in every notation.
///
/// Checks the text and the role of each part, and that reading the text returns the same number.
@Suite struct LayoutLaws {
  private static let short = plainNumerals(upTo: 5, digits: "0159")

  @Test(arguments: NotationSample.allCases)
  func shortNumeralsObeyTheLaws(_ sample: NotationSample) throws {
    try withEvery("numeral", in: Self.short) { try check($0, sample.notation) }
  }

  @Test(arguments: NotationSample.allCases)
  func longNumeralsObeyTheLaws(_ sample: NotationSample) throws {
    try withRandom(60) { generator in
      let plain = generator.plainNumber(integer: 1...70, fraction: 0...30)
      try withTrace("numeral: \(plain)") { try check(plain, sample.notation) }
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

  /// Checks that the offsets of the caret slots ascend, and that each converts back to its slot.
  private func checkSlots(_ layout: Layout) throws {
    var last = -1
    for index in 0...layout.end.index {
      let offset = layout.offset(of: CaretSlot(index))
      try hold(offset > last, "slot \(index) does not stand after slot \(index - 1)")
      try hold(layout.slot(at: offset), is: CaretSlot(index), "slot at \(offset)")
      last = offset
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

extension Numeral {
  fileprivate var magnitude: Numeral {
    var magnitude = self
    magnitude.isNegative = false
    return magnitude
  }
}
