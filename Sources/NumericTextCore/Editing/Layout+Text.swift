// SPDX-License-Identifier: MIT

extension Layout {
  /// Writes all parts of the text in order.
  @inline(__always)  // Benchmark "key at 11 digits": keeps the writer in registers.
  private func draw(_ digits: NumeralDigits, on writer: inout UTF8Writer, with glyphs: Glyphs) {
    let frame = glyphs.frame(sign)
    writer.draw(frame.prefix, with: glyphs)
    drawIntegers(digits, on: &writer, with: glyphs)
    if hasSeparator {
      writer.draw(glyphs.decimalSeparator, with: glyphs)
      digits.forEach(in: integerCount..<digitCount) { writer.draw($0, with: glyphs) }
    }
    writer.draw(frame.suffix, with: glyphs)
  }

  @inline(__always)  // Benchmark "key at 11 digits", as above.
  private func drawIntegers(
    _ digits: NumeralDigits,
    on writer: inout UTF8Writer,
    with glyphs: Glyphs
  ) {
    var groups = groupCount
    var left = integerCount - grouping.digits(inLast: groups)
    digits.forEach(in: 0..<integerCount) { digit in
      if left == 0 {
        writer.draw(glyphs.groupSeparator, with: glyphs)
        groups -= 1
        left = groups == 0 ? grouping.primary : grouping.secondary
      }
      writer.draw(digit, with: glyphs)
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
  /// Empty affixes are left out. A text that is not formatted from a numeral has no parts.
  func forEachCell(_ body: (NumericTextRole, Range<Int>) -> Void) {
    func add(_ role: NumericTextRole, _ range: Range<Int>) {
      if !range.isEmpty { body(role, range) }
    }
    if sign != .none { add(.affix, 0..<start) }
    for index in 0..<contentCount {
      let slot = CaretSlot(index)
      let isSeparator = hasSeparator && index == integerCount
      add(.groupSeparator, offset(of: slot)..<start(of: slot))
      add(
        isSeparator ? .decimalSeparator : .digit,
        start(of: slot)..<offset(of: CaretSlot(index + 1))
      )
    }
    if sign != .none { add(.affix, offset(of: end)..<length) }
  }
}
