// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  import UIKit

  extension UITextField {
    /// The selection in UTF-16 offsets.
    var selectedOffsets: Range<Int> {
      get {
        selectedTextRange.map { offsets(of: $0) } ?? shownText.utf16Length..<shownText.utf16Length
      }
      set {
        guard newValue != selectedTextRange.map({ offsets(of: $0) }),
          let start = position(atOffset: newValue.lowerBound),
          let end = position(atOffset: newValue.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
      }
    }

    /// The range of marked text in UTF-16 offsets, or nil.
    var markedOffsets: Range<Int>? { markedTextRange.map { offsets(of: $0) } }

    var shownText: String { text ?? "" }

    /// Returns the position at an offset, after clamping the offset to the text.
    ///
    /// UIKit itself would return nil for an offset outside the text.
    private func position(atOffset offset: Int) -> UITextPosition? {
      let length = self.offset(from: beginningOfDocument, to: endOfDocument)
      return position(from: beginningOfDocument, offset: min(max(0, offset), length))
    }

    private func offsets(of range: UITextRange) -> Range<Int> {
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }
  }
#endif
