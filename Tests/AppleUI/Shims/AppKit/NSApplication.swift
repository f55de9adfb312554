// SPDX-License-Identifier: MIT

open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  open func activate(ignoringOtherApps flag: Bool) {}
}
