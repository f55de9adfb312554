// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  public import UIKit

  // Delegate methods of newer iOS versions. `insertInputSuggestion` is missing intentionally: a
  // delegate that implements it must insert suggestions itself.
  extension TextFieldAdapter {
    /// Handles an edit of several ranges, and returns whether UIKit should make the change itself.
    ///
    /// UIKit calls this method on iOS 26 and later.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      mayChange(ranges.map(\.rangeValue), to: string, in: textField)
    }

    /// Returns whether the pass-through delegate allows an edit.
    ///
    /// If the delegate doesn't implement the newer method, it is asked about a single range that
    /// spans all ranges.
    func allows(_ ranges: [NSRange], _ string: String, in textField: UITextField) -> Bool {
      if #available(iOS 26, tvOS 26, visionOS 26, *),
        let answer = passthroughDelegate?.textField?(
          textField,
          shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
          replacementString: string
        )
      {
        return answer
      }
      guard let first = ranges.first else { return true }
      let whole = ranges.dropFirst().reduce(first) { NSUnionRange($0, $1) }
      return passthroughDelegate?.textField?(
        textField,
        shouldChangeCharactersIn: whole,
        replacementString: string
      ) ?? true
    }

    /// Returns the edit menu of the pass-through delegate, or nil for the default menu.
    @available(iOS 16, tvOS 16, *)
    public func textField(
      _ textField: UITextField,
      editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      passthroughDelegate?.textField?(
        textField,
        editMenuForCharactersIn: range,
        suggestedActions: suggestedActions
      )
    }

    /// Returns the pass-through delegate's edit menu for a selection with several ranges, or nil
    /// for the default menu.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    public func textField(
      _ textField: UITextField,
      editMenuForCharactersInRanges ranges: [NSValue],
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      passthroughDelegate?.textField?(
        textField,
        editMenuForCharactersInRanges: ranges,
        suggestedActions: suggestedActions
      )
    }

    // tvOS doesn't have these methods, because it has no edit menu that appears and disappears.
    #if !os(tvOS)
      /// Notifies the pass-through delegate that the edit menu will appear.
      @available(iOS 16, *)
      public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        passthroughDelegate?.textField?(textField, willPresentEditMenuWith: animator)
      }

      /// Notifies the pass-through delegate that the edit menu will disappear.
      @available(iOS 16, *)
      public func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        passthroughDelegate?.textField?(textField, willDismissEditMenuWith: animator)
      }
    #endif
  }
#endif
