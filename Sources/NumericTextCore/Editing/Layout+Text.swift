// SPDX-License-Identifier: MIT

/// A type that receives the digits, separators and affixes of a formatted text in order.
///
/// For example, `UTF8Writer` writes them to a string.
protocol Canvas {
  /// Adds a separator or an affix.
  mutating func draw(_ glyph: Glyphs.Glyph, _ role: NumericTextRole, with glyphs: Glyphs)

  /// Writes one digit.
  mutating func draw(_ digit: UInt8, with glyphs: Glyphs)
}

extension Layout {
  /// Sends all parts of the text to `canvas` in order.
  ///
  /// No other code defines this order.
  @inline(__always)  // Benchmark "key at 11 digits": keeps the canvas in registers.
  private func draw(_ digits: NumeralDigits, on canvas: inout some Canvas, with glyphs: Glyphs) {
    let frame = glyphs.frame(sign)
    canvas.draw(frame.prefix, .affix, with: glyphs)
    drawIntegers(digits, on: &canvas, with: glyphs)
    if hasSeparator {
      canvas.draw(glyphs.decimalSeparator, .decimalSeparator, with: glyphs)
      digits.forEach(in: integerCount..<digitCount) { canvas.draw($0, with: glyphs) }
    }
    canvas.draw(frame.suffix, .affix, with: glyphs)
  }

  @inline(__always)  // Benchmark "key at 11 digits", as above.
  private func drawIntegers(
    _ digits: NumeralDigits,
    on canvas: inout some Canvas,
    with glyphs: Glyphs
  ) {
    var groups = groupCount
    var left = integerCount - grouping.digits(inLast: groups)
    digits.forEach(in: 0..<integerCount) { digit in
      if left == 0 {
        canvas.draw(glyphs.groupSeparator, .groupSeparator, with: glyphs)
        groups -= 1
        left = groups == 0 ? grouping.primary : grouping.secondary
      }
      canvas.draw(digit, with: glyphs)
      left -= 1
    }
  }

  /// Returns the text of `numeral`, which must be the numeral that this layout was created for.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text. At most one allocation.
  func text(of numeral: Numeral, in glyphs: Glyphs) -> String {
    String(capacity: byteCount(in: glyphs)) { room in
      var writer = UTF8Writer(room: room)
      draw(numeral.digits, on: &writer, with: glyphs)
      return writer.count
    }
  }

  /// The length of the text in UTF-8 bytes.
  private func byteCount(in glyphs: Glyphs) -> Int {
    let frame = glyphs.frame(sign)
    return frame.prefix.byteCount + frame.suffix.byteCount + digitCount * glyphs.zero.byteCount
      + groupCount * glyphs.groupSeparator.byteCount
      + (hasSeparator ? glyphs.decimalSeparator.byteCount : 0)
  }

  /// Calls `body` with the role and the range of each part of the text, in order.
  ///
  /// Empty affixes are left out.
  func forEachCell(in glyphs: Glyphs, _ body: (NumericTextRole, Range<Int>) -> Void) {
    var zeros = NumeralDigits()
    zeros.append(zeros: digitCount)
    withoutActuallyEscaping(body) { body in
      var row = CellRow(add: body)
      draw(zeros, on: &row, with: glyphs)
    }
  }
}

/// A canvas that passes on the role and the range of each part of a formatted text.
private struct CellRow: Canvas {
  let add: (NumericTextRole, Range<Int>) -> Void
  private var end = 0

  init(add: @escaping (NumericTextRole, Range<Int>) -> Void) { self.add = add }

  mutating func draw(_ glyph: Glyphs.Glyph, _ role: NumericTextRole, with glyphs: Glyphs) {
    advance(role, glyph.width)
  }

  mutating func draw(_ digit: UInt8, with glyphs: Glyphs) { advance(.digit, glyphs.zero.width) }

  private mutating func advance(_ role: NumericTextRole, _ width: Int) {
    guard width > 0 else { return }
    add(role, end..<end + width)
    end += width
  }
}
