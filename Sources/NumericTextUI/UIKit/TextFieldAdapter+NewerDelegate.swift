// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  public import UIKit

  // Delegate methods of later iOS versions. `insertInputSuggestion` is missing intentionally: a
  // delegate that implements it must insert suggestions itself.
  extension TextFieldAdapter {
    /// Performs an edit of several ranges, as iOS 26 supports.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      adopt(textField)
      let ranges = ranges.map(\.rangeValue)
      return mayPass(ranges, string, textField) && mayChange(ranges, to: string, in: textField)
    }

    /// Asks the pass-through delegate, with a single range if it doesn't implement the newer
    /// method.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    private func mayPass(_ ranges: [NSRange], _ string: String, _ textField: UITextField) -> Bool {
      let answer = passthroughDelegate?.textField?(
        textField,
        shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
        replacementString: string
      )
      if let answer { return answer }
      guard let first = ranges.first else { return true }
      let whole = ranges.reduce(first) { NSUnionRange($0, $1) }
      return passthroughDelegate?.textField?(
        textField,
        shouldChangeCharactersIn: whole,
        replacementString: string
      ) ?? true
    }

    /// Asks the pass-through delegate for the edit menu.
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

    /// Asks the pass-through delegate for the edit menu of a selection with several ranges.
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

    // tvOS has no edit menu that is presented and dismissed.
    #if !os(tvOS)
      /// Notifies the pass-through delegate.
      @available(iOS 16, *)
      public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        passthroughDelegate?.textField?(textField, willPresentEditMenuWith: animator)
      }

      /// Notifies the pass-through delegate.
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
