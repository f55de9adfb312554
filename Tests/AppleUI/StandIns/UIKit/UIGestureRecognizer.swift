// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias SystemGestureRecognizer = UIGestureRecognizer

open class UIGestureRecognizer: GestureRecognizer {
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The properties of the simulated gesture, such as the number of fingers.
  ///
  /// Tests can set them.
  public var stage = UIGestureStage()

  open var numberOfTouches: Int { stage.touches }
  open var modifierFlags: UIKeyModifierFlags { stage.modifierFlags }

  /// Sets the target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    (self.target, self.action) = (target as AnyObject, action)
  }
}

/// The properties of a gesture that a test simulates.
///
/// `touches` is the number of fingers, or 0 if a mouse or a trackpad scrolls.
public struct UIGestureStage {
  public var touches = 1
  public var modifierFlags: UIKeyModifierFlags = []
  public var translation = CGPoint.zero
  public var velocity = CGPoint.zero

  public init() {}
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// The devices whose scrolling a pan gesture recognizes.
public enum UIScrollTypeMask: Sendable { case none, all }

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = UIScrollTypeMask.none

  open func translation(in view: UIView?) -> CGPoint { stage.translation }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    stage.translation = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { stage.velocity }

  /// Whether the simulated gesture reaches the recognizer, and the delegate would let it begin.
  public var mayBegin: Bool {
    let isSeen =
      stage.touches == 0
      ? allowedScrollTypesMask == .all
      : stage.touches <= maximumNumberOfTouches
    let isReceived = view?.isUserInteractionEnabled == true
    return isSeen && isReceived && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
