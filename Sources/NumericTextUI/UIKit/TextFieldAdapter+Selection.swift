// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Follows the caret or the selection that the person made.
    func selectionChanged() {
      guard let textField, !turn.isOurs, !undoSteps.isPerforming else { return }
      if turn.composition != nil || textField.markedTextRange != nil { return followComposition() }
      guard textField.shownText.isSame(as: model.text) else { return }
      let selection = textField.selectedOffsets
      guard selection != model.selection else { return }
      if turn.keepsWholeSelection {
        draw()
      } else if let caret = turn.systemCaret, selection == caret..<caret {
        endTurn()
        draw()
      } else {
        endTurn()
        select(selection)
      }
    }

    /// Selects the content nearest to `range`.
    ///
    /// An arrow key moves by one character, which may snap back to where it came from. Then the
    /// selection goes on in the same direction, so that an arrow key never sticks.
    private func select(_ range: Range<Int>) {
      let old = model.selection
      let length = model.text.utf16Length
      let step = (
        lower: (range.lowerBound - old.lowerBound).signum(),
        upper: (range.upperBound - old.upperBound).signum()
      )
      var next = range
      repeat {
        model.perform(.select(next))
        let lower = min(max(0, next.lowerBound + step.lower), length)
        let upper = min(max(lower, next.upperBound + step.upper), length)
        if lower..<upper == next { break }
        next = lower..<upper
      } while model.selection == old
      draw()
    }

    /// Selects the whole text, and keeps it selected while the tap that may have given the focus
    /// places the caret.
    func selectAll() {
      play(.selectAll)
      turn = .begunWithWhole
      Task { [weak self] in
        if let self, turn.keepsWholeSelection { endTurn() }
      }
    }

    /// Lets the system paste, and puts the caret back where the model has it.
    func pasting(_ paste: () -> Void) {
      turn = .pasting
      paste()
      turn = .waiting
      draw()
    }
  }
#endif
