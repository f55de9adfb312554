// SPDX-License-Identifier: MIT

public import Foundation

public final class NSFont: NSObject, Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
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

  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { -pointSize * 0.2 }

  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  public init?(descriptor: NSFontDescriptor, size: CGFloat) {
    fontName = descriptor.name
    pointSize = size == 0 ? descriptor.pointSize : size
  }

  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(fontName, pointSize) }

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  /// Returns whether both fonts have the same name and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }

  public class var systemFontSize: CGFloat { 13 }

  /// Returns the size of the text in a control.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }

  public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont("System", size) }

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont("System-\(weight.rawValue)", size)
  }

  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont("MonospacedDigit-\(weight.rawValue)", size)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle,
    options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(style.rawValue, systemFontSize) }
}

public final class NSFontDescriptor: NSObject, Sendable {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public let pointSize: CGFloat
  let name: String

  init(_ name: String, _ size: CGFloat) {
    self.name = name
    pointSize = size
  }

  public func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    design == .default ? self : NSFontDescriptor("\(name) \(design.rawValue)", pointSize)
  }
}
