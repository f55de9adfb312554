// SPDX-License-Identifier: MIT

/// Something that a layout is drawn on, from the start of the text to its end.
protocol Canvas {
  /// Draws a text of the notation.
  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role)

  /// Draws a stretch of the digits.
  mutating func drawDigits(_ range: Range<Int>)
}

extension Layout {
  /// Draws each piece of the text, in order: the only place that knows the order.
  private func draw(on canvas: inout some Canvas, with glyphs: Glyphs) {
    let frame = glyphs.frame(sign)
    canvas.draw(frame.prefix, .affix)
    var start = 0
    var groups = groupCount
    while groups > 0 {
      let end = integerCount - grouping.digits(inLast: groups)
      canvas.drawDigits(start..<end)
      canvas.draw(glyphs.groupSeparator, .groupSeparator)
      start = end
      groups -= 1
    }
    canvas.drawDigits(start..<integerCount)
    if hasSeparator {
      canvas.draw(glyphs.decimalSeparator, .decimalSeparator)
      canvas.drawDigits(integerCount..<digitCount)
    }
    canvas.draw(frame.suffix, .affix)
  }

  /// The text of a numeral, which must be the one that this layout is of.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; one allocation at most.
  func text(of numeral: Numeral, in glyphs: Glyphs) -> String {
    UTF8Writer.text(byteCount(in: glyphs), numeral.digits, glyphs) { draw(on: &$0, with: glyphs) }
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
    var row = CellRow(digitWidth: glyphs.zero.width)
    draw(on: &row, with: glyphs)
    return row.cells
  }
}

/// The cells of a text that is being drawn.
private struct CellRow: Canvas {
  let digitWidth: Int
  private(set) var cells: [Cell] = []
  private var end = 0

  init(digitWidth: Int) { self.digitWidth = digitWidth }

  mutating func draw(_ glyph: Glyphs.Glyph, _ role: Role) { add(role, glyph.width) }

  mutating func drawDigits(_ range: Range<Int>) { for _ in range { add(.digit, digitWidth) } }

  private mutating func add(_ role: Role, _ width: Int) {
    guard width > 0 else { return }
    cells.append(Cell(role: role, range: end..<end + width))
    end += width
  }
}
