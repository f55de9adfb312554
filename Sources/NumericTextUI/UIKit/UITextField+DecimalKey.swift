// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import UIKit

  extension UITextField {
    /// Whether a separator that is typed now comes from the decimal key.
    ///
    /// The decimal pad of a phone has no other separator key. On an iPad, the decimal pad has all
    /// punctuation marks unless it floats, and UIKit doesn't report whether it floats. The keys of
    /// a hardware keyboard are reported only to a `NumericTextInput`.
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
