// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import NumericText
  import SwiftUI

  extension View {
    /// Gives SwiftUI's own text field the keyboard with the keys that a style needs.
    ///
    /// A keyboard that was chosen by `numericTextKeyboard(_:)` comes first.
    func keyboard(for traits: FieldTraits) -> some View {
      // Only systems with UIKit's text fields have keyboards to choose from.
      #if canImport(UIKit) && !os(watchOS)
        modifier(KeyboardChoice(traits: traits))
      #else
        self
      #endif
    }
  }

  // Only systems with UIKit's text fields have keyboards to choose from.
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
