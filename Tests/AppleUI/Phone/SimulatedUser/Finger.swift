// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@testable import NumericTextUI

/// A simulated finger on a view, or a pointing device that scrolls over the view.
struct Finger {
  let pan: ScrubPan?

  init(on view: UIView) {
    pan = view.gestureRecognizers?.lazy.compactMap { $0 as? ScrubPan }.first
  }

  /// Creates a simulated finger on the UIKit view at `index` in `host`.
  init(over host: ViewHost, _ index: Int = 0) throws {
    self.init(on: try #require(host.platformViews[index].view as? UIView))
  }

  static func makeLabel() -> UIView { UILabel(frame: .zero) }

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
    for distance in distances { move(distance, flags: flags) }
    release(end)
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

  func move(_ x: CGFloat, down y: CGFloat = 0, flags: UIKeyModifierFlags = []) {
    guard let pan else { return }
    pan.stage.modifierFlags = flags
    pan.stage.translation.x += x
    pan.stage.translation.y += y
    enter(.changed)
  }

  /// Lifts the finger.
  func release(_ state: UIGestureRecognizer.State = .ended) {
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

/// The kind of pointer for tests that run both on a phone and on a Mac.
typealias Pointer = Finger

extension UITextField {
  /// The number of times that code, rather than the user, has set the text.
  var textWrites: Int { stage.writes }
}

extension UIKeyModifierFlags {
  /// The Option key, by its name in AppKit.
  static let option = UIKeyModifierFlags.alternate
}
