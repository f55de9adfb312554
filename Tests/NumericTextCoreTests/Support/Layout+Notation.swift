// SPDX-License-Identifier: MIT

@testable import NumericTextCore

extension Layout {
  init(editing numeral: Numeral, in notation: Notation) {
    self.init(editing: Content(numeral), in: Glyphs(notation))
  }

  func text(of numeral: Numeral, in notation: Notation) -> String {
    text(of: Content(numeral), in: Glyphs(notation))
  }

  var cells: [NumericTextCell] {
    var cells: [NumericTextCell] = []
    forEachCell { cells.append(NumericTextCell(role: $0, range: $1)) }
    return cells
  }
}
