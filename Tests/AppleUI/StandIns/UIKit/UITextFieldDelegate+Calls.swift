// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Each optional method is also a callable property with the same base name, so that callers can
// write `delegate?.textFieldDidBeginEditing?(field)`.
extension UITextFieldDelegate {
  public var textFieldShouldBeginEditing: UITextFieldQuestion? {
    UITextFieldQuestion { self.textFieldShouldBeginEditing($0) }
  }
  public var textFieldShouldEndEditing: UITextFieldQuestion? {
    UITextFieldQuestion { self.textFieldShouldEndEditing($0) }
  }
  public var textFieldShouldClear: UITextFieldQuestion? {
    UITextFieldQuestion { self.textFieldShouldClear($0) }
  }
  public var textFieldShouldReturn: UITextFieldQuestion? {
    UITextFieldQuestion { self.textFieldShouldReturn($0) }
  }
  public var textFieldDidBeginEditing: UITextFieldNotice? {
    UITextFieldNotice { self.textFieldDidBeginEditing($0) }
  }
  public var textFieldDidChangeSelection: UITextFieldNotice? {
    UITextFieldNotice { self.textFieldDidChangeSelection($0) }
  }
  public var textFieldDidEndEditing: UITextFieldEnd? { UITextFieldEnd(delegate: self) }
  public var textField: UITextFieldEdit? { UITextFieldEdit(delegate: self) }
}

@MainActor
public struct UITextFieldQuestion {
  let ask: (UITextField) -> Bool

  public func callAsFunction(_ textField: UITextField) -> Bool? {
    OptionalMethod.call { ask(textField) }
  }
}

@MainActor
public struct UITextFieldNotice {
  let notify: (UITextField) -> Void

  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalMethod.call { notify(textField) }
  }
}

@MainActor
public struct UITextFieldEnd {
  let delegate: any UITextFieldDelegate

  @discardableResult
  public func callAsFunction(_ textField: UITextField) -> Void? {
    OptionalMethod.call { delegate.textFieldDidEndEditing(textField) }
  }

  @discardableResult
  public func callAsFunction(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) -> Void? {
    OptionalMethod.call { delegate.textFieldDidEndEditing(textField, reason: reason) }
  }
}

@MainActor
public struct UITextFieldEdit {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool? {
    OptionalMethod.call {
      delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool? {
    OptionalMethod.call {
      delegate.textField(
        textField,
        shouldChangeCharactersInRanges: ranges,
        replacementString: string
      )
    }
  }

  public func callAsFunction(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      delegate.textField(
        textField,
        editMenuForCharactersIn: range,
        suggestedActions: suggestedActions
      )
    } ?? nil
  }

  public func callAsFunction(
    _ textField: UITextField,
    editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      delegate.textField(
        textField,
        editMenuForCharactersInRanges: ranges,
        suggestedActions: suggestedActions
      )
    } ?? nil
  }

  @discardableResult
  public func callAsFunction(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { delegate.textField(textField, willPresentEditMenuWith: animator) }
  }

  @discardableResult
  public func callAsFunction(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { delegate.textField(textField, willDismissEditMenuWith: animator) }
  }

  @discardableResult
  public func callAsFunction(
    _ textField: UITextField,
    insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) -> Void? {
    OptionalMethod.call {
      delegate.textField(textField, insertInputSuggestion: inputSuggestion)
    }
  }
}
