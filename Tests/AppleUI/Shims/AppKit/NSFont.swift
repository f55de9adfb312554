// SPDX-License-Identifier: MIT

public import Foundation

public final class NSFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let bold = Weight(rawValue: 0.4)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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

  public class func preferredFont(
    forTextStyle style: TextStyle,
    options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(style.rawValue, systemFontSize) }
}
