// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What is the same for the font classes of UIKit and AppKit, `UIFont` and `NSFont`.
public protocol SystemFont: NSObject {
  var fontName: String { get }
  var pointSize: CGFloat { get }

  init(standIn name: String, size: CGFloat)
}

extension SystemFont {
  public typealias TextStyle = SystemFontTextStyle
  public typealias Weight = SystemFontWeight

  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { -pointSize * 0.2 }

  public var fontDescriptor: SystemFontDescriptor { SystemFontDescriptor(fontName, pointSize) }

  public init?(name: String, size: CGFloat) { self.init(standIn: name, size: size) }

  init(of descriptor: SystemFontDescriptor, size: CGFloat) {
    self.init(standIn: descriptor.name, size: size == 0 ? descriptor.pointSize : size)
  }

  public static func systemFont(ofSize size: CGFloat) -> Self {
    Self(standIn: "System", size: size)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(standIn: "System-\(weight.rawValue)", size: size)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(standIn: "MonospacedDigit-\(weight.rawValue)", size: size)
  }

  /// Returns whether `object` is a font with the same name and size.
  func equals(_ object: Any?) -> Bool {
    guard let other = object as? Self else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }
}

public struct SystemFontTextStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let largeTitle = SystemFontTextStyle(rawValue: "UICTFontTextStyleTitle0")
  public static let title1 = SystemFontTextStyle(rawValue: "UICTFontTextStyleTitle1")
  public static let title2 = SystemFontTextStyle(rawValue: "UICTFontTextStyleTitle2")
  public static let title3 = SystemFontTextStyle(rawValue: "UICTFontTextStyleTitle3")
  public static let headline = SystemFontTextStyle(rawValue: "UICTFontTextStyleHeadline")
  public static let subheadline = SystemFontTextStyle(rawValue: "UICTFontTextStyleSubhead")
  public static let body = SystemFontTextStyle(rawValue: "UICTFontTextStyleBody")
  public static let callout = SystemFontTextStyle(rawValue: "UICTFontTextStyleCallout")
  public static let footnote = SystemFontTextStyle(rawValue: "UICTFontTextStyleFootnote")
  public static let caption1 = SystemFontTextStyle(rawValue: "UICTFontTextStyleCaption1")
  public static let caption2 = SystemFontTextStyle(rawValue: "UICTFontTextStyleCaption2")
}

public struct SystemFontWeight: RawRepresentable, Hashable, Sendable {
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  public static let ultraLight = SystemFontWeight(rawValue: -0.8)
  public static let thin = SystemFontWeight(rawValue: -0.6)
  public static let light = SystemFontWeight(rawValue: -0.4)
  public static let heavy = SystemFontWeight(rawValue: 0.56)
  public static let black = SystemFontWeight(rawValue: 0.62)
  public static let regular = SystemFontWeight(rawValue: 0)
  public static let medium = SystemFontWeight(rawValue: 0.23)
  public static let semibold = SystemFontWeight(rawValue: 0.3)
  public static let bold = SystemFontWeight(rawValue: 0.4)
}

public final class SystemFontDescriptor: NSObject, Sendable {
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

  public func withDesign(_ design: SystemDesign) -> SystemFontDescriptor? {
    design == .default ? self : SystemFontDescriptor("\(name) \(design.rawValue)", pointSize)
  }
}
