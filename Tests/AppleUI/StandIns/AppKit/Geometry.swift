// SPDX-License-Identifier: MIT

public enum NSTextAlignment: Int, Sendable { case left, right, center, justified, natural }

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
}

open class NSLayoutConstraint: NSObject {
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public enum Priority: Sendable { case defaultHigh, defaultLow }
}
