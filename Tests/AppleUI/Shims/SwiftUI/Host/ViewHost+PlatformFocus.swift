// SPDX-License-Identifier: MIT

#if canImport(UIKit)
  import UIKit
#endif

extension ViewHost {
  /// Moves the focus of the platform as requested by focus states.
  ///
  /// If focus states cannot focus platform views, a state that requests focus for one is reset.
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

  /// Updates the focus states of platform views that have received or lost focus.
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
