// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import SwiftUI

  // UIKit and AppKit identify the decimal key in different ways. watchOS cannot identify it.
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension FieldOptions {
    /// Whether a separator typed now in SwiftUI's own text field comes from the decimal key.
    ///
    /// The decimal key is the separator key of a phone's decimal pad, or of a Mac's numeric keypad.
    @MainActor
    func typesDecimalKey(_ traits: FieldTraits) -> Bool {
      #if canImport(UIKit) && !os(watchOS)
        keyboard(for: traits) == .decimalPad && UIDevice.current.userInterfaceIdiom == .phone
      #elseif canImport(AppKit)
        NSApplication.shared.currentEvent?.isOfDecimalKey == true
      #else
        false
      #endif
    }

    // Only platforms with `UITextField` have keyboard types.
    #if canImport(UIKit) && !os(watchOS)
      /// The keyboard that the app has set, or else the default keyboard of a field from
      /// `NumericTextMigration`.
      var chosenKeyboardType: UIKeyboardType? { keyboardType ?? defaultKeyboardType }

      /// Returns `chosenKeyboardType`, or else the keyboard that the style requires.
      func keyboard(for traits: FieldTraits) -> UIKeyboardType {
        chosenKeyboardType ?? traits.keyboard(hasSignKey: false)
      }
    #endif
  }
#endif
