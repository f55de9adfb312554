// SPDX-License-Identifier: MIT

// tvOS and visionOS have no input accessory views. watchOS has no `UITextField`.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  extension UITextField {
    /// Returns the previous editable text field or text view if `step` is -1, or the next one if
    /// `step` is 1.
    ///
    /// The result is nil if there is no such view. Views behind a sheet or popover don't count.
    ///
    /// The order is that of the Tab key: from the top to the bottom, and in a row from the leading
    /// to the trailing edge.
    func neighbor(_ step: Int) -> UIView? {
      guard let window else { return nil }
      let inputs = (presentedView ?? window).textInputs
        .map { (view: $0, place: $0.convert($0.bounds, to: window)) }
        .sorted { first, second in
          // Fields in a row can differ in height.
          if first.place.maxY <= second.place.midY { return true }
          if second.place.maxY <= first.place.midY { return false }
          let isBefore = first.place.minX < second.place.minX
          return isRightToLeft ? !isBefore && first.place.minX != second.place.minX : isBefore
        }
        .map(\.view)
      guard let index = inputs.firstIndex(where: { $0 === self }) else { return nil }
      return inputs.indices.contains(index + step) ? inputs[index + step] : nil
    }

    /// Moves the focus to the previous field if `step` is -1, or to the next field if `step` is 1.
    func moveFocus(by step: Int) { _ = neighbor(step)?.becomeFirstResponder() }

    /// The root view of the screen, sheet or popover that contains the field.
    ///
    /// It is nil if there is no view controller.
    private var presentedView: UIView? {
      var responder: UIResponder? = self
      while let current = responder, !(current is UIViewController) { responder = current.next }
      var controller = responder as? UIViewController
      while let parent = controller?.parent { controller = parent }
      return controller?.view
    }
  }

  extension UIView {
    /// The visible views that receive text, in any order.
    fileprivate var textInputs: [UIView] {
      guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
      if (self as? UITextView)?.isEditable == false { return [] }
      if self is any UITextInput, canBecomeFirstResponder { return [self] }
      return subviews.flatMap(\.textInputs)
    }
  }
#endif
