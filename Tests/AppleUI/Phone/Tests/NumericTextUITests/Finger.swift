// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@testable import NumericTextUI

/// A simulated finger on a view, or a pointing device that scrolls over the view.
@MainActor
struct Finger {
  let pan: ScrubPan?

  init(on view: UIView) {
    pan = view.gestureRecognizers?.lazy.compactMap { $0 as? ScrubPan }.first
  }

  /// Drags horizontally by each distance in turn, and lifts the finger.
  ///
  /// - Returns: Whether the drag began.
  @discardableResult
  func drag(
    _ distances: CGFloat...,
    flags: UIKeyModifierFlags = [],
    end: UIGestureRecognizer.State = .ended
  ) -> Bool {
    guard begin(CGPoint(x: distances.first ?? 0, y: 0)) else { return false }
    for distance in distances { move(CGPoint(x: distance, y: 0), flags) }
    lift(end)
    return true
  }

  /// Moves the finger far enough for the drag to begin.
  ///
  /// This movement doesn't change the number.
  ///
  /// - Returns: Whether the drag began.
  func begin(_ direction: CGPoint, touches: Int = 1) -> Bool {
    guard let pan else { return false }
    pan.stage.touches = touches
    (pan.stage.velocity, pan.stage.translation) = (direction, direction)
    guard pan.mayBegin else { return false }
    enter(.began)
    return true
  }

  func move(_ distance: CGPoint, _ flags: UIKeyModifierFlags = []) {
    guard let pan else { return }
    pan.stage.modifierFlags = flags
    pan.stage.translation.x += distance.x
    pan.stage.translation.y += distance.y
    enter(.changed)
  }

  func lift(_ state: UIGestureRecognizer.State = .ended) {
    enter(state)
    pan?.state = .possible
  }

  private func enter(_ state: UIGestureRecognizer.State) {
    pan?.enter(state) { target, action in
      guard action.name == "panNumericText:", let target = target as? ScrubPan else { return }
      target.panNumericText(target)
    }
  }
}
