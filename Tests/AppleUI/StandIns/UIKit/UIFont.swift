// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  public let fontName: String
  public let pointSize: CGFloat

  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { -pointSize * 0.2 }

  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  /// Creates a font with the given size, or with the descriptor's size if `size` is zero.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontName = descriptor.name
    pointSize = size == 0 ? descriptor.pointSize : size
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontName, pointSize) }

  init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("System", fontSize) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont("System-\(weight.rawValue)", fontSize)
  }

  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont { UIFont("MonospacedDigit-\(weight.rawValue)", fontSize) }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(style.rawValue, 17)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(style.rawValue, traits?.preferredContentSizeCategory == .extraExtraLarge ? 21 : 17)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }
}

public final class UIFontDescriptor: NSObject, Sendable {
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

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .default ? self : UIFontDescriptor("\(name) \(design.rawValue)", pointSize)
  }
}

@preconcurrency @MainActor
public class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }
}

@preconcurrency @MainActor
public class UIImage: NSObject {
  public let name: String

  public init?(systemName name: String) { self.name = name }
}
