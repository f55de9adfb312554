// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit

  extension NSText {
    /// The selection in UTF-16 offsets.
    ///
    /// A text view has a method of the name `selectedRange`, too; here the property is meant.
    var selection: Range<Int> {
      get { selectedRange.location..<NSMaxRange(selectedRange) }
      set { selectedRange = NSRange(location: newValue.lowerBound, length: newValue.count) }
    }

    /// The range of the whole text in UTF-16 offsets.
    var whole: Range<Int> { 0..<string.utf16.count }

    /// Whether the text is this one, unit for unit.
    ///
    /// Strings that look alike are equal in Swift, but have other offsets.
    func shows(_ text: String) -> Bool { string.utf16.elementsEqual(text.utf16) }
  }

  extension NSTextView {
    /// A part of the text, in UTF-16 offsets.
    func text(in range: Range<Int>) -> String {
      let units = string.utf16
      let start = units.index(units.startIndex, offsetBy: range.lowerBound)
      return String(string[start..<units.index(start, offsetBy: range.count)])
    }
  }
#endif
