// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit
  import NumericText

  extension NSText {
    /// The selection, in UTF-16 offsets.
    ///
    /// This property is defined for `NSText`, because `NSTextView` also has a method with the name
    /// `selectedRange`.
    var selection: Range<Int> {
      get { selectedRange.location..<NSMaxRange(selectedRange) }
      set { selectedRange = NSRange(location: newValue.lowerBound, length: newValue.count) }
    }

    /// The range of the whole text in UTF-16 offsets.
    var whole: Range<Int> { 0..<string.utf16Length }

    /// Returns whether the text consists of the same code units as `text`.
    ///
    /// The operator `==` is not enough: strings that are canonically equivalent are equal, but can
    /// have different offsets.
    func shows(_ text: String) -> Bool { string.isSame(as: text) }
  }
#endif
