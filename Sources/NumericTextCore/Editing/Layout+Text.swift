// SPDX-License-Identifier: MIT

extension Layout {
  /// Calls a function for each piece of the text, in order: the only place that knows the order.
  @inline(__always)  // Benchmark "keystroke": without it each digit costs a closure call.
  private func forEachPiece(_ notation: Notation, _ body: (Piece) -> Void) {
    body(.prefix)
    for index in 0..<digitCount {
      if index == integerCount { body(.decimalSeparator) }
      if index < integerCount, grouping.hasSeparator(after: index, in: integerCount) {
        body(.groupSeparator)
      }
      body(.digit(index))
    }
    if hasSeparator, digitCount == integerCount { body(.decimalSeparator) }
    body(.suffix)
  }

  private enum Piece {
    case prefix, suffix, decimalSeparator, groupSeparator
    case digit(Int)
  }

  /// The text of a numeral, which must be the one that this layout is of.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; one allocation at most.
  func text(of numeral: Numeral, in notation: Notation) -> String {
    let affixes = notation.affixes(sign)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity(affixes, notation))
    forEachPiece(notation) { piece in
      switch piece {
      case .prefix: bytes.append(contentsOf: affixes.prefix.utf8)
      case .suffix: bytes.append(contentsOf: affixes.suffix.utf8)
      case .decimalSeparator: bytes.append(contentsOf: notation.decimalSeparator.utf8)
      case .groupSeparator: bytes.append(contentsOf: notation.groupSeparator.utf8)
      case .digit(let index):
        let start = Int(numeral.digits[index]) * notation.digits.stride
        for offset in 0..<notation.digits.stride {
          bytes.append(notation.digits.utf8[start + offset])
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Each stretch of the text with its role.
  ///
  /// Empty affixes have no stretch.
  func cells(in notation: Notation) -> [Cell] {
    let affixes = notation.affixes(sign)
    var cells: [Cell] = []
    var offset = 0
    func add(_ role: Role, _ width: Int) {
      guard width > 0 else { return }
      cells.append(Cell(role: role, range: offset..<offset + width))
      offset += width
    }
    forEachPiece(notation) { piece in
      switch piece {
      case .prefix: add(.affix, affixes.prefix.width)
      case .suffix: add(.affix, affixes.suffix.width)
      case .decimalSeparator: add(.decimalSeparator, notation.decimalSeparator.width)
      case .groupSeparator: add(.groupSeparator, notation.groupSeparator.width)
      case .digit: add(.digit, notation.digits.width)
      }
    }
    return cells
  }

  /// A number of UTF-8 bytes that the text does not exceed.
  private func capacity(_ affixes: Affixes, _ notation: Notation) -> Int {
    affixes.prefix.utf8.count + affixes.suffix.utf8.count
      + digitCount * (notation.digits.stride + notation.groupSeparator.utf8.count)
      + notation.decimalSeparator.utf8.count
  }
}
