// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  extension TextFieldAdapter {
    /// Takes in where the person has put the caret or the selection.
    func selectionChanged() {
      guard let textField, !isDrawing, !isSettling, granted == nil else { return }
      if composition != nil || textField.markedTextRange != nil { return followComposition() }
      guard textField.shownText.isSameText(as: model.text) else { return }
      let selection = textField.selectedOffsets
      guard selection != model.selection else { return }
      let isLanding = landing.map { selection == $0..<$0 } ?? false
      turnEnded()
      if isLanding { draw() } else { select(selection) }
    }

    /// Selects what is nearest to a range.
    ///
    /// An arrow key moves by one character, which may lead back to where it came from: then it goes
    /// on in its direction, so that it never sticks.
    private func select(_ range: Range<Int>) {
      let old = model.selection
      let length = model.text.utf16.count
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

    /// Selects the whole text, and once more after the tap that may have given the focus: it places
    /// the caret when editing has begun.
    func selectAll() {
      play(.selectAll)
      Task { [weak self] in
        guard let self, !model.isEdited, composition == nil, textField?.isEditing == true else {
          return
        }
        play(.selectAll)
      }
    }

    /// Lets the system do something, and puts the caret back where the model has it.
    func settling(_ action: () -> Void) {
      isSettling = true
      action()
      isSettling = false
      turnEnded()
      draw()
    }
  }
#endif
