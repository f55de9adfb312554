// SPDX-License-Identifier: MIT

extension ViewHost {
  /// Moves the focus to a UIKit view if a focus state requests it.
  ///
  /// If `focusStatesReachPlatformViews` is false, the focus doesn't move, and the focus state is
  /// reset.
  func movePlatformFocus() {
    let asking = platformViews.flatMap { element in
      element.requests.filter(\.location.isAsking).map { (element: element, request: $0) }
    }
    let wanting = asking.filter { $0.request.wantsFocus() }
    guard focusStatesReachPlatformViews else {
      for (_, request) in wanting { request.follow(false) }
      return
    }
    for (element, _) in wanting { element.move(toFocus: true) }
    // Giving the focus to one view takes it away from the others. If no view receives the focus,
    // the focused view must lose it here.
    if wanting.isEmpty { for (element, _) in asking { element.move(toFocus: false) } }
  }

  /// Updates focus states after a UIKit view has received or lost the focus.
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
