// SPDX-License-Identifier: MIT

extension Layout {
  private enum Piece {
    case prefix, suffix, decimalSeparator, groupSeparator
    case digits(Range<Int>)
  }

  /// Calls a function for each piece of the text, in order: the only place that knows the order.
  @inline(__always)  // Benchmark "key at 11 digits": without it each piece costs a closure call.
  private func forEachPiece(_ body: (Piece) -> Void) {
    body(.prefix)
    var start = 0
    for groups in stride(from: groupCount, through: 0, by: -1) {
      let end = integerCount - grouping.digits(inLast: groups)
      if start > 0 { body(.groupSeparator) }
      body(.digits(start..<end))
      start = end
    }
    if hasSeparator { body(.decimalSeparator) }
    body(.digits(integerCount..<digitCount))
    body(.suffix)
  }

  /// The text of a numeral, which must be the one that this layout is of.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; one allocation at most.
  func text(of numeral: Numeral, in glyphs: Glyphs) -> String {
    UTF8Writer.text(byteCount(in: glyphs)) { writer in
      forEachPiece { piece in
        switch piece {
        case .prefix: writer.write(glyphs.prefix(sign))
        case .suffix: writer.write(glyphs.suffix(sign))
        case .decimalSeparator: writer.write(glyphs.decimalSeparator)
        case .groupSeparator: writer.write(glyphs.groupSeparator)
        case .digits(let range): writer.write(numeral.digits, range, glyphs.digits)
        }
      }
    }
  }

  /// Each stretch of the text with its role.
  ///
  /// Empty affixes have no stretch.
  func cells(in glyphs: Glyphs) -> [Cell] {
    var cells: [Cell] = []
    var offset = 0
    func add(_ role: Role, _ width: Int) {
      guard width > 0 else { return }
      cells.append(Cell(role: role, range: offset..<offset + width))
      offset += width
    }
    forEachPiece { piece in
      switch piece {
      case .prefix: add(.affix, glyphs.prefix(sign).width)
      case .suffix: add(.affix, glyphs.suffix(sign).width)
      case .decimalSeparator: add(.decimalSeparator, glyphs.decimalSeparator.width)
      case .groupSeparator: add(.groupSeparator, glyphs.groupSeparator.width)
      case .digits(let range): for _ in range { add(.digit, glyphs.digits.width) }
      }
    }
    return cells
  }

  /// The length of the text in UTF-8.
  private func byteCount(in glyphs: Glyphs) -> Int {
    glyphs.prefix(sign).utf8.count + glyphs.suffix(sign).utf8.count
      + digitCount * glyphs.digits.stride + groupCount * glyphs.groupSeparator.utf8.count
      + (hasSeparator ? glyphs.decimalSeparator.utf8.count : 0)
  }
}
