// SPDX-License-Identifier: MIT

public typealias SystemGestureRecognizer = NSGestureRecognizer

open class NSGestureRecognizer: GestureRecognizer {
  open weak var delegate: (any NSGestureRecognizerDelegate)?
  open var delaysPrimaryMouseButtonEvents = false

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) { nil }
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
