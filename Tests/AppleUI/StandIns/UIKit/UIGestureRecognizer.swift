// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state = State.possible
  open internal(set) weak var view: UIView?

  /// The properties of the simulated gesture, such as the number of fingers.
  ///
  /// Tests can set them.
  public var stage = UIGestureStage()

  private var targets: [(target: WeakTarget, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open var numberOfTouches: Int { stage.touches }
  open var modifierFlags: UIKeyModifierFlags { stage.modifierFlags }

  /// Adds a target, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(object: target as AnyObject), action))
  }

  /// Enters a state, then calls `perform` with each target and its action.
  ///
  /// `perform` must call the method itself: Linux has no Objective-C runtime to find a method by
  /// name.
  public func enter(_ state: State, _ perform: (AnyObject, Selector) -> Void) {
    self.state = state
    for (target, action) in targets {
      if let object = target.object { perform(object, action) }
    }
  }
}

private struct WeakTarget {
  weak var object: AnyObject?
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
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let all = UIScrollTypeMask(rawValue: 3)
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  open func translation(in view: UIView?) -> CGPoint { stage.translation }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    stage.translation = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { stage.velocity }

  /// Whether the simulated gesture reaches the recognizer, and the delegate would let it begin.
  public var mayBegin: Bool {
    let isSeen =
      stage.touches == 0
      ? !allowedScrollTypesMask.isEmpty
      : stage.touches <= maximumNumberOfTouches
    let isReceived = view?.isUserInteractionEnabled == true
    return isSeen && isReceived && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}
