// SPDX-License-Identifier: MIT

import SwiftUI

@testable import NumericTextUI

/// What a finger on a phone and a mouse on a Mac do alike.
extension Pointer {
  /// Presses at `x`, drags horizontally by each distance in turn, and releases.
  ///
  /// - Returns: Whether the drag began.
  @discardableResult
  func drag(
    from x: CGFloat = 2,
    _ distances: CGFloat...,
    flags: ModifierFlags = [],
    end: PlatformPanRecognizer.State = .ended
  ) -> Bool {
    guard press(at: x), begin(CGPoint(x: distances.first ?? 0, y: 0)) else { return false }
    hold(flags)
    for distance in distances { move(distance) }
    hold([])
    release(end)
    return true
  }

  func release(_ state: PlatformPanRecognizer.State = .ended) {
    enter(state)
    pan?.state = .possible
  }

  func enter(_ state: PlatformPanRecognizer.State) {
    pan?.enter(state) { target, action in
      guard action == ScrubPan.panAction, let target = target as? ScrubPan else { return }
      target.panNumericText(target)
    }
  }
}
