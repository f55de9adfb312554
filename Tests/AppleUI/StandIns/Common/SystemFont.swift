// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What is the same for the fonts of UIKit and AppKit: `UIFont` and `NSFont`.
public final class SystemFont: NSObject, Sendable {
  public enum TextStyle: String, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public let fontName: String
  public let pointSize: CGFloat

  init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { -pointSize * 0.2 }
  public var fontDescriptor: SystemFontDescriptor { SystemFontDescriptor(fontName, pointSize) }

  public static func systemFont(ofSize size: CGFloat) -> SystemFont { SystemFont("System", size) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> SystemFont {
    SystemFont("System-\(weight)", size)
  }

  public static func monospacedDigitSystemFont(
    ofSize size: CGFloat,
    weight: Weight
  ) -> SystemFont { SystemFont("MonospacedDigit-\(weight)", size) }

  /// Returns whether both fonts have the same name and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SystemFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }
}

public final class SystemFontDescriptor: NSObject, Sendable {
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public let pointSize: CGFloat
  let name: String

  init(_ name: String, _ size: CGFloat) { (self.name, pointSize) = (name, size) }

  public func withDesign(_ design: SystemDesign) -> SystemFontDescriptor? {
    design == .default ? self : SystemFontDescriptor("\(name) \(design)", pointSize)
  }
}
