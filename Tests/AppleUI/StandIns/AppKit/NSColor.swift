// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias NSColor = SystemColor

extension NSColor {
  public static let controlTextColor = NSColor(name: "controlText")
  public static let placeholderTextColor = NSColor(name: "placeholderText")
  public static let systemRed = NSColor(name: "systemRed")
}
