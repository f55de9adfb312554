// SPDX-License-Identifier: MIT

public import Foundation

public final class NSColor: NSObject, Sendable {
  public let name: String

  init(_ name: String) { self.name = name }

  /// Creates a color with the name of a SwiftUI color.
  public init(name: String) { self.name = name }

  public static let controlTextColor = NSColor("controlText")
  public static let placeholderTextColor = NSColor("placeholderText")
  public static let systemRed = NSColor("systemRed")
}
