// SPDX-License-Identifier: MIT

public import Foundation

public final class NSFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0.4)
  }

  public let fontName: String
  public let pointSize: CGFloat

  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  public class var systemFontSize: CGFloat { 13 }

  public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont("System", size) }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont("System, digits of one width", size)
  }
}
