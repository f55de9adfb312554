// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What the gesture recognizers of UIKit and AppKit have in common.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open var state = State.possible
  public internal(set) weak var view: SystemView?
  open weak var target: AnyObject?
  open var action: Selector?

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  /// Enters a state, then calls `perform` with the target and the action.
  ///
  /// `perform` must call the action's method itself: Linux has no Objective-C runtime to find a
  /// method by name.
  public func enter(_ state: State, _ perform: (AnyObject, Selector) -> Void) {
    self.state = state
    if let target, let action { perform(target, action) }
  }
}
