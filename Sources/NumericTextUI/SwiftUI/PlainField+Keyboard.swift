// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  extension View {
    /// Gives SwiftUI's own text field a keyboard with the keys that the style requires.
    ///
    /// A keyboard set with `numericTextKeyboard(_:)` takes precedence.
    func keyboard(for traits: FieldTraits) -> some View {
      // Only platforms with `UITextField` have keyboard types.
      #if canImport(UIKit) && !os(watchOS)
        modifier(KeyboardChoice(traits: traits))
      #else
        self
      #endif
    }
  }

  // Only platforms with `UITextField` have keyboard types.
  #if canImport(UIKit) && !os(watchOS)
    private struct KeyboardChoice: ViewModifier {
      let traits: FieldTraits

      @Environment(\.fieldWishes) private var wishes

      func body(content: Content) -> some View {
        content.keyboardType(wishes.keyboardType ?? traits.keyboard(hasSignKey: false))
      }
    }
  #endif
#endif
