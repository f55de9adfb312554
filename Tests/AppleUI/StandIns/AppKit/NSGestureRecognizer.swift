// SPDX-License-Identifier: MIT

public import Foundation

@MainActor
open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open weak var target: AnyObject?
  open var action: Selector?
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open var state = State.possible
  open var delaysPrimaryMouseButtonEvents = false
  open internal(set) weak var view: NSView?

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  public required init?(coder: NSCoder) { nil }

  /// Enters a state, then calls `perform` with the target and the action.
  ///
  /// `perform` must call the action's method itself: Linux has no Objective-C runtime to find a
  /// method by name.
  public func enter(_ state: State, _ perform: (AnyObject, Selector) -> Void) {
    self.state = state
    if let target, let action { perform(target, action) }
  }
}

@MainActor
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer,
    shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool

  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
}

open class NSPanGestureRecognizer: NSGestureRecognizer {
  private var moved = NSPoint.zero

  open func translation(in view: NSView?) -> NSPoint { moved }

  open func setTranslation(_ translation: NSPoint, in view: NSView?) { moved = translation }
}
