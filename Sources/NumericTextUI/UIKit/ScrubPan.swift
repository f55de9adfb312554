// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import NumericText
  public import UIKit

  /// A gesture recognizer for drags that change a number.
  ///
  /// A drag starts on a field or on a label. A horizontal drag toward the trailing edge adds to the
  /// number. In a field that is being edited, fingers select text instead, and only scrolling with
  /// a pointing device changes the number.
  final class ScrubPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    let drag: FieldDrag

    /// Whether a vertical movement changes the number, as when a pointing device scrolls.
    private(set) var isVertical = false

    init(_ field: any Draggable) {
      drag = FieldDrag(field)
      super.init(target: nil, action: nil)
      addTarget(self, action: Self.panAction)
      delegate = self
      maximumNumberOfTouches = 1
      allowedScrollTypesMask = .all
    }

    /// The step size that the pressed modifier keys select.
    var size: NumericTextStepSize {
      NumericTextStepSize(
        isShiftPressed: modifierFlags.contains(.shift),
        isOptionPressed: modifierFlags.contains(.alternate)
      )
    }

    func add(to view: UIView) {
      // A label ignores touches by default.
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(self)
    }

    func remove() { view?.removeGestureRecognizer(self) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let field = drag.field, field.allowsDrags else { return false }
      let velocity = velocity(in: view)
      let isOverTypedText = view is UITextField && field.isBeingTyped
      isVertical = abs(velocity.y) > abs(velocity.x)
      return isOverTypedText ? numberOfTouches == 0 : !isVertical
    }
  }

  extension TextFieldAdapter {
    /// Lets horizontal drags on a view, such as the field's label, change the number.
    ///
    /// ```swift
    /// let label = UILabel()
    /// delegate.addScrubbing(to: label)
    /// ```
    ///
    /// - Parameter view: The view, which receives touches from now on. Taps keep their effect.
    public func addScrubbing(to view: UIView) { view.addPan(for: self) }

    /// Stops drags on a view from changing the number.
    public func removeScrubbing(from view: UIView) { view.removePan(for: self) }
  }
#endif
