// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import UIKit

  extension NumericTextFieldConfiguration {
    /// Buttons in a bar above the keyboard.
    public struct Accessory: OptionSet, Hashable, Sendable {
      /// The buttons as a bit set.
      public let rawValue: Int

      /// Creates a set of buttons from a bit set.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// A button that changes the sign, if both signs are allowed.
      public static let sign = Accessory(rawValue: 1)

      /// A button that empties the field.
      public static let clear = Accessory(rawValue: 2)

      /// A button that ends editing.
      ///
      /// Number pads need such a button, because they have no return key.
      public static let done = Accessory(rawValue: 4)

      /// A button that moves the focus to the previous text field of the screen, sheet or popover.
      ///
      /// The fields have the same order as for the Tab key.
      public static let previous = Accessory(rawValue: 8)

      /// A button that moves the focus to the next text field of the screen, sheet or popover.
      ///
      /// ```swift
      /// delegate.configuration.accessory = [.previous, .next, .done]
      /// ```
      public static let next = Accessory(rawValue: 16)

      /// Buttons for the operators and parentheses of expressions, if the style allows arithmetic.
      ///
      /// With these buttons, the default keyboard is a number pad or decimal pad, unless the style
      /// requires letters.
      public static let operators = Accessory(rawValue: 32)
    }
  }

  extension NumericTextFieldConfiguration {
    /// The options that require an update of the text field when they change.
    var inputChoices: (UIKeyboardType?, Accessory, NumericTextStepGesture, Bool, [String?]) {
      let labels = [
        signButtonLabel, clearButtonLabel, previousButtonLabel, nextButtonLabel, stepUpLabel,
        stepDownLabel,
      ]
      return (keyboardType, accessory, stepGesture, allowsScrubbing, labels)
    }
  }
#endif
