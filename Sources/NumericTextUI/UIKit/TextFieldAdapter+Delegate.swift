// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  import NumericText
  public import UIKit

  extension TextFieldAdapter: UITextFieldDelegate {
    /// Returns whether the pass-through delegate allows editing.
    ///
    /// If the delegate isn't attached to the field yet, this method attaches it. This sets the
    /// keyboard type before the keyboard appears.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adopt(textField)
      return passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Starts editing, and shows the number in its format for editing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      adopt(textField)
      endTurn()
      let text = textField.shownText
      if !text.isSame(as: model.engine.text) { readsText(text) }
      perform(.focus(at: nil))
      let end = model.engine.text.utf16Length
      if configuration.selectsAllOnFocus {
        perform(.selectAll)
        keepSelection()
      } else if model.traits.hasIdleFormat {
        keepSelection()
      } else if model.engine.selection != end..<end {
        turn = .begun(systemCaret: end)
      }
      describeSteps()
      updateBar()
      passthroughDelegate?.textFieldDidBeginEditing?(textField)
    }

    /// Returns whether the pass-through delegate allows editing to end.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      passthroughDelegate?.textFieldShouldEndEditing?(textField) ?? true
    }

    /// Commits the number, or restores the previous number if the user canceled editing.
    public func textFieldDidEndEditing(
      _ textField: UITextField,
      reason: UITextField.DidEndEditingReason
    ) {
      // The only reason other than `.committed` is `.cancelled`, which exists only on tvOS.
      endEditing(isCanceled: reason != .committed)
      describeSteps()
      let isHeard: Void? = passthroughDelegate?.textFieldDidEndEditing?(textField, reason: reason)
      if isHeard == nil { passthroughDelegate?.textFieldDidEndEditing?(textField) }
    }

    /// Handles an edit of a single range, and returns whether UIKit should make the change itself.
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      mayChange([range], to: string, in: textField)
    }

    /// Adjusts the selection to the nearest valid positions after the user has changed it.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      if self.textField === textField { selectionChanged() }
      passthroughDelegate?.textFieldDidChangeSelection?(textField)
    }

    /// Empties the field, unless the pass-through delegate forbids it.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      adopt(textField)
      if passthroughDelegate?.textFieldShouldClear?(textField) ?? true {
        edit(.clear(model.engine.text))
      }
      return false
    }

    /// Commits the number when Return is pressed, without ending editing.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      endComposition()
      perform(.submit)
      let isAllowed = passthroughDelegate?.textFieldShouldReturn?(textField) ?? true
      if isAllowed { onReturn() }
      return isAllowed
    }
  }

  // Delegate methods of newer iOS versions. `textField(_:insertInputSuggestion:)` is missing
  // intentionally: a delegate that implements this method must insert suggestions itself.
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
    /// If the pass-through delegate doesn't implement the newer method for several ranges, its
    /// older method is called with a single range that spans all of them.
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
      guard let whole = ranges.union else { return true }
      return passthroughDelegate?.textField?(
        textField,
        shouldChangeCharactersIn: whole,
        replacementString: string
      ) ?? true
    }

    /// Performs an edit of the user that UIKit doesn't make itself, if the pass-through delegate
    /// allows it.
    func editIfAllowed(_ event: Event) { if allows(event) { edit(event) } }

    /// Returns whether the pass-through delegate allows the change of the text by an event, if any.
    func allows(_ event: Event) -> Bool {
      guard let textField, passthroughDelegate != nil else { return true }
      var result = model.engine
      _ = result.perform(event)
      let text = model.engine.text
      let whole = NSRange(location: 0, length: text.utf16Length)
      return result.text.isSame(as: text) || allows([whole], result.text, in: textField)
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
    ///
    /// If the pass-through delegate returns no menu for several ranges, its older method is called
    /// with a single range that spans all of them.
    @available(iOS 26, tvOS 26, visionOS 26, *)
    public func textField(
      _ textField: UITextField,
      editMenuForCharactersInRanges ranges: [NSValue],
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      if let menu = passthroughDelegate?.textField?(
        textField,
        editMenuForCharactersInRanges: ranges,
        suggestedActions: suggestedActions
      ) {
        return menu
      }
      guard let whole = ranges.map(\.rangeValue).union else { return nil }
      return self.textField(
        textField,
        editMenuForCharactersIn: whole,
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

  extension [NSRange] {
    /// The smallest range that contains all ranges, or nil if there are none.
    fileprivate var union: NSRange? {
      first.map { dropFirst().reduce($0) { NSUnionRange($0, $1) } }
    }
  }
#endif
