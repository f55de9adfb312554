// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import UIKit

  extension UITextField {
    /// Whether a separator key that is pressed now can only be the decimal key.
    ///
    /// The decimal pad of a phone has a single separator key. On an iPad, this keyboard type shows
    /// a keyboard with all punctuation marks, unless the keyboard floats, and UIKit doesn't report
    /// this. The keys of a hardware keyboard are reported only to a `NumericTextInput`.
    var typesDecimalKey: Bool {
      if let key = (self as? NumericTextInput)?.heldKey { return key == .keypadPeriod }
      // tvOS and visionOS don't run on phones.
      #if !os(tvOS) && !os(visionOS)
        return keyboardType == .decimalPad && inputView == nil
          && traitCollection.userInterfaceIdiom == .phone
      #else
        return false
      #endif
    }
  }
#endif
