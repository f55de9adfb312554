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

  /// Touches the view, which nothing prevents.
  func press(at x: CGFloat) -> Bool { true }

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

  func move(_ x: CGFloat, down y: CGFloat = 0) {
    pan?.stage.translation.x += x
    pan?.stage.translation.y += y
    enter(.changed)
  }

  /// Holds keys of a hardware keyboard.
  func hold(_ flags: UIKeyModifierFlags) { pan?.stage.modifierFlags = flags }
}

/// The kind of pointer for tests that run both on a phone and on a Mac.
typealias Pointer = Finger
typealias ModifierFlags = UIKeyModifierFlags

extension UITextField {
  /// The number of times that code, rather than the user, has set the text.
  var textWrites: Int { stage.writes }
}

extension UIKeyModifierFlags {
  /// The Option key, by its name in AppKit.
  static let option = UIKeyModifierFlags.alternate
}
