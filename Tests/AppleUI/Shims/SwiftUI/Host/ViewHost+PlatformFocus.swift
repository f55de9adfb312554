// SPDX-License-Identifier: MIT

#if canImport(UIKit)
  import UIKit
#endif

extension ViewHost {
  /// Moves the focus of the platform's views as focus states ask.
  ///
  /// A state that asks for a view that cannot be reached falls back.
  func movePlatformFocus() {
    for element in platformViews {
      for request in element.requests where request.location.isAsking {
        if focusStatesReachPlatformViews {
          element.move(toFocus: request.wantsFocus())
        } else if request.wantsFocus() {
          request.follow(false)
        }
      }
    }
  }

  /// Lets the focus states follow a view that got the focus or lost it.
  public func platformFocusHasMoved() {
    guard focusStatesReachPlatformViews else { return }
    event {
      for element in platformViews {
        for request in element.requests { request.follow(element.hasFocus) }
      }
    }
  }
}

extension PlatformElement {
  fileprivate func move(toFocus wantsFocus: Bool) {
    #if canImport(UIKit)
      guard let view = view as? UIView else { return }
      _ = wantsFocus ? view.becomeFirstResponder() : view.resignFirstResponder()
    #endif
  }

  fileprivate var hasFocus: Bool {
    #if canImport(UIKit)
      (view as? UIView)?.isFirstResponder ?? false
    #else
      false
    #endif
  }
}
