// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import NumericText
  import UIKit

  /// A gesture recognizer for drags that change a number.
  ///
  /// A drag starts on a field or on a label. A horizontal drag toward the trailing edge adds to the
  /// number. In a field that is being edited, fingers select text instead, and only scrolling with
  /// a pointing device changes the number.
  final class ScrubPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    let drag: FieldDrag

    /// Whether a vertical movement changes the number, as when a pointing device scrolls.
    private var isVertical = false

    init(_ field: any Draggable) {
      drag = FieldDrag(field)
      super.init(target: nil, action: nil)
      addTarget(self, action: Self.panAction)
      delegate = self
      maximumNumberOfTouches = 1
      allowedScrollTypesMask = .all
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let field = drag.field, field.allowsDrags else { return false }
      let velocity = velocity(in: view)
      let isOverTypedText = view is UITextField && field.isBeingTyped
      isVertical = abs(velocity.y) > abs(velocity.x)
      return isOverTypedText ? numberOfTouches == 0 : !isVertical
    }

    // Linux has no Objective-C runtime to find a method by its name.
    #if canImport(ObjectiveC)
      @objc(panNumericText:)
    #endif
    func panNumericText(_ pan: UIPanGestureRecognizer) {
      switch state {
      case .began:
        drag.begin()
        setTranslation(.zero, in: view)
      case .changed: move()
      case .ended:
        move()
        drag.end()
      case .cancelled, .failed: drag.cancel()
      default: break
      }
    }

    // `#selector` requires Objective-C.
    #if canImport(ObjectiveC)
      private static let panAction = #selector(ScrubPan.panNumericText(_:))
    #else
      private static let panAction = Selector("panNumericText:")
    #endif

    private func move() {
      let distance = translation(in: view)
      setTranslation(.zero, in: view)
      drag.move(by: isVertical ? -distance.y : forward(distance.x), size)
    }

    /// Converts a horizontal distance, measured to the right, to a distance toward the trailing
    /// edge.
    private func forward(_ distance: CGFloat) -> CGFloat {
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -distance : distance
    }

    private var size: NumericTextStepSize {
      NumericTextStepSize(
        isShiftPressed: modifierFlags.contains(.shift),
        isOptionPressed: modifierFlags.contains(.alternate)
      )
    }
  }

  extension UIView {
    /// Lets drags on this view change the number of a field.
    func addPan(for field: any Draggable) {
      guard pan(for: field) == nil else { return }
      // A label ignores touches by default.
      isUserInteractionEnabled = true
      addGestureRecognizer(ScrubPan(field))
    }

    /// Stops drags on this view from changing the number of a field.
    func removePan(for field: any Draggable) {
      if let pan = pan(for: field) { removeGestureRecognizer(pan) }
    }

    private func pan(for field: any Draggable) -> ScrubPan? {
      gestureRecognizers?.lazy.compactMap { $0 as? ScrubPan }.first { $0.drag.field === field }
    }
  }
#endif
