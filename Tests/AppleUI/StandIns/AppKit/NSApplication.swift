// SPDX-License-Identifier: MIT

open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  /// The event that the app is handling or, between events, the last one that it has handled.
  ///
  /// AppKit sets this property when it takes an event from the queue. Here, tests set it.
  open var currentEvent: NSEvent?

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  open func activate(ignoringOtherApps flag: Bool) {}
}
