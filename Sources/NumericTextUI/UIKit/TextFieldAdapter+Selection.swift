// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Updates the model after the caret or the selection of the text field has changed.
    func selectionChanged() {
      guard let textField, !turn.isOurs, !undoSteps.isPerforming else { return }
      if turn.composition != nil || textField.markedTextRange != nil { return followComposition() }
      guard textField.shownText.isSame(as: model.engine.text) else { return }
      let selection = textField.selectedOffsets
      guard selection != model.engine.selection else { return }
      if let kept = turn.keptSelection {
        perform(.select(kept))
      } else if let caret = turn.systemCaret, selection == caret..<caret {
        endTurn()
        draw()
      } else {
        endTurn()
        select(selection)
      }
    }

    /// Selects the valid range that is nearest to `range`.
    ///
    /// An arrow key moves the caret by a single character, and the nearest valid position can be
    /// the one where the caret was before. In that case, the caret moves further in the same
    /// direction, so that an arrow key always has an effect.
    private func select(_ range: Range<Int>) {
      let old = model.engine.selection
      let length = model.engine.text.utf16Length
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
      } while model.engine.selection == old
      draw()
    }

    /// Keeps the model's selection, even if editing began with a tap.
    ///
    /// After such a tap, UIKit moves the caret to the tapped position, and the adapter then
    /// restores the model's selection.
    func keepSelection() {
      turn = .begunWithSelection(model.engine.selection)
      Task { [weak self] in
        if let self, turn.keptSelection != nil { endTurn() }
      }
    }

    /// Lets UIKit paste, then restores the model's caret.
    func pasting(_ paste: () -> Void) {
      turn = .pasting
      paste()
      turn = .waiting
      draw()
    }
  }
#endif
