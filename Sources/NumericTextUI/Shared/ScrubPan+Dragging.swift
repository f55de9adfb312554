// SPDX-License-Identifier: MIT

// On watchOS and tvOS, drags cannot change the number in a field.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS) || canImport(AppKit)
  import NumericText

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension ScrubPan {
    // UIKit and AppKit call this method by its Objective-C name. Linux has no Objective-C runtime.
    #if canImport(ObjectiveC)
      @objc(panNumericText:)
    #endif
    func panNumericText(_ pan: PlatformPanRecognizer) {
      let distance = translation(in: view)
      setTranslation(.zero, in: view)
      let forward = view?.isRightToLeft == true ? -distance.x : distance.x
      drag.handle(state, movedBy: isVertical ? -distance.y : forward, size)
    }

    // `#selector` requires Objective-C.
    #if canImport(ObjectiveC)
      static let panAction = #selector(ScrubPan.panNumericText(_:))
    #else
      static let panAction = Selector("panNumericText:")
    #endif
  }

  extension PlatformView {
    /// Lets drags on this view change the number of a field.
    func addPan(for field: any Draggable) {
      removePan(for: nil)
      if pan(for: field) == nil { ScrubPan(field).add(to: self) }
    }

    /// Stops drags on this view from changing the number of `field`.
    ///
    /// If `field` is nil, this removes a gesture whose field no longer exists.
    func removePan(for field: (any Draggable)?) { pan(for: field)?.remove() }

    private func pan(for field: (any Draggable)?) -> ScrubPan? {
      // `gestureRecognizers` is optional only in UIKit.
      let recognizers: [PlatformGestureRecognizer]? = gestureRecognizers
      return recognizers?.lazy.compactMap { $0 as? ScrubPan }.first { $0.drag.field === field }
    }
  }
#endif
