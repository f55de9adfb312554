// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no text fields of UIKit.
  import NumericText
  public import UIKit

  // What later systems tell a delegate. One method is left out: a delegate that answers
  // `insertInputSuggestion` has to insert suggestions by itself, which nobody asked for.
  extension TextFieldAdapter {
    /// Makes an edit, asked for with several ranges, as iOS 26 does.
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

    /// Asks the pass-through delegate, with one range if it knows no more.
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

    /// Asks the pass-through delegate for the edit menu of a selection in several pieces.
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

    // Apple TV has no edit menu that comes and goes.
    #if !os(tvOS)
      /// Tells the pass-through delegate.
      @available(iOS 16, *)
      public func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        passthroughDelegate?.textField?(textField, willPresentEditMenuWith: animator)
      }

      /// Tells the pass-through delegate.
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
