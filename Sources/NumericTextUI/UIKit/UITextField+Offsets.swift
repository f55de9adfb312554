// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import UIKit

  extension UITextField {
    /// The selection in UTF-16 offsets, which is what positions of a text field count.
    var selectedOffsets: Range<Int> {
      get {
        selectedTextRange.map { offsets(of: $0) } ?? shownText.utf16.count..<shownText.utf16.count
      }
      set {
        guard newValue != selectedTextRange.map({ offsets(of: $0) }),
          let start = position(atOffset: newValue.lowerBound),
          let end = position(atOffset: newValue.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
      }
    }

    /// Where text is marked by an input method, in UTF-16 offsets.
    var markedOffsets: Range<Int>? { markedTextRange.map { offsets(of: $0) } }

    /// The text, empty for none.
    var shownText: String { text ?? "" }

    /// A position at an offset; offsets outside the text are moved inside, where UIKit has nothing.
    private func position(atOffset offset: Int) -> UITextPosition? {
      let length = self.offset(from: beginningOfDocument, to: endOfDocument)
      return position(from: beginningOfDocument, offset: min(max(0, offset), length))
    }

    private func offsets(of range: UITextRange) -> Range<Int> {
      let start = offset(from: beginningOfDocument, to: range.start)
      return start..<max(start, offset(from: beginningOfDocument, to: range.end))
    }
  }

  extension String {
    /// Whether this is the same text unit for unit; equal characters may be different texts.
    func isSameText(as other: String) -> Bool { utf16.elementsEqual(other.utf16) }

    /// The text in a range of UTF-16 offsets, which are moved inside.
    func text(in range: Range<Int>) -> String {
      let units = Array(utf16)
      return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    }

    /// This text with a range of UTF-16 offsets replaced.
    func replacing(_ range: Range<Int>, with text: String) -> String {
      let units = Array(utf16)
      let range = range.clamped(to: 0..<units.count)
      let tail = units[range.upperBound...]
      return String(decoding: units[..<range.lowerBound] + Array(text.utf16) + tail, as: UTF16.self)
    }
  }
#endif
