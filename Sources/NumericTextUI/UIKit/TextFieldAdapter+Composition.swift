// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  import UIKit

  /// Where text is marked: how much text stands before and behind it, in UTF-16 units.
  struct Composition: Equatable {
    let before: Int
    let behind: Int

    /// What of a text stands between.
    func range(in length: Int) -> Range<Int> {
      let lower = min(before, length)
      return lower..<max(lower, length - behind)
    }
  }

  extension TextFieldAdapter {
    /// Follows marked text without touching it, and reads it when the input method is done.
    func followComposition() {
      guard let textField else { return }
      guard let marked = textField.markedOffsets else { return endComposition() }
      let text = textField.shownText
      if composition == nil { begin(marked, text.utf16.count) }
      model.perform(.mark(text.text(in: marked)))
    }

    private func begin(_ marked: Range<Int>, _ length: Int) {
      let composition = Composition(before: marked.lowerBound, behind: length - marked.upperBound)
      let replaced = composition.range(in: model.text.utf16.count)
      if replaced != model.selection { model.perform(.select(replaced)) }
      visited = nil
      turnEnded()
      self.composition = composition
    }

    /// Reads what stands where text was marked; nothing is read if there was none.
    func endComposition() {
      guard let composition, let textField else { return }
      self.composition = nil
      let text = textField.shownText
      model.perform(.mark(text.text(in: composition.range(in: text.utf16.count))))
      play(.confirmMarkedText)
      forgetSystemUndos()
    }
  }
#endif
