// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst has the fields of UIKit.
  import AppKit
  import NumericText

  extension NSText {
    /// The selection in UTF-16 offsets.
    ///
    /// A text view has a method of the name `selectedRange`, too; here the property is meant.
    var selection: Range<Int> {
      get { selectedRange.location..<NSMaxRange(selectedRange) }
      set { selectedRange = NSRange(location: newValue.lowerBound, length: newValue.count) }
    }

    /// The range of the whole text in UTF-16 offsets.
    var whole: Range<Int> { 0..<string.utf16Length }

    /// Whether the text is this one, unit for unit.
    ///
    /// Strings that look alike are equal in Swift, but have other offsets.
    func shows(_ text: String) -> Bool { string.isSame(as: text) }
  }
#endif
