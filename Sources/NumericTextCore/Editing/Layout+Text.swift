// SPDX-License-Identifier: MIT

/// Something that a layout is drawn on, from the start of the text to its end.
protocol Canvas {
  /// Draws a text of the notation.
  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role, with glyphs: Glyphs)

  /// Draws a stretch of the digits.
  mutating func draw(_ digits: Digits, _ range: Range<Int>, with glyphs: Glyphs)
}

extension Layout {
  /// Draws each piece of the text, in order: the only place that knows the order.
  private func draw(_ digits: Digits, on canvas: inout some Canvas, with glyphs: Glyphs) {
    let frame = glyphs.frame(sign)
    canvas.draw(frame.prefix, .affix, with: glyphs)
    var start = 0
    var groups = groupCount
    while groups > 0 {
      let end = integerCount - grouping.digits(inLast: groups)
      canvas.draw(digits, start..<end, with: glyphs)
      canvas.draw(glyphs.groupSeparator, .groupSeparator, with: glyphs)
      start = end
      groups -= 1
    }
    canvas.draw(digits, start..<integerCount, with: glyphs)
    if hasSeparator {
      canvas.draw(glyphs.decimalSeparator, .decimalSeparator, with: glyphs)
      canvas.draw(digits, integerCount..<digitCount, with: glyphs)
    }
    canvas.draw(frame.suffix, .affix, with: glyphs)
  }

  /// The text of a numeral, which must be the one that this layout is of.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; one allocation at most.
  func text(of numeral: Numeral, in glyphs: Glyphs) -> String {
    UTF8Writer.text(byteCount(in: glyphs)) { draw(numeral.digits, on: &$0, with: glyphs) }
  }

  /// The length of the text in UTF-8.
  private func byteCount(in glyphs: Glyphs) -> Int {
    let frame = glyphs.frame(sign)
    return frame.prefix.byteCount + frame.suffix.byteCount + digitCount * glyphs.zero.byteCount
      + groupCount * glyphs.groupSeparator.byteCount
      + (hasSeparator ? glyphs.decimalSeparator.byteCount : 0)
  }

  /// Each stretch of the text with its role.
  ///
  /// Empty affixes have no stretch.
  func cells(in glyphs: Glyphs) -> [Cell] {
    var row = CellRow()
    draw(Digits(), on: &row, with: glyphs)
    return row.cells
  }
}

/// The cells of a text that is being drawn.
private struct CellRow: Canvas {
  private(set) var cells: [Cell] = []
  private var end = 0

  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role, with glyphs: Glyphs) {
    add(role, glyph.width)
  }

  mutating func draw(_ digits: Digits, _ range: Range<Int>, with glyphs: Glyphs) {
    for _ in range { add(.digit, glyphs.zero.width) }
  }

  private mutating func add(_ role: Role, _ width: Int) {
    guard width > 0 else { return }
    cells.append(Cell(role: role, range: end..<end + width))
    end += width
  }
}
