// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What `UIFont` and `NSFont`, which both modules call `SystemFont`, have in common.
extension SystemFont {
  public enum TextStyle: String, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }

  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { -pointSize * 0.2 }

  public var fontDescriptor: SystemFontDescriptor { SystemFontDescriptor(fontName, pointSize) }

  public convenience init?(name: String, size: CGFloat) { self.init(standIn: name, size: size) }

  convenience init(of descriptor: SystemFontDescriptor, size: CGFloat) {
    self.init(standIn: descriptor.name, size: size == 0 ? descriptor.pointSize : size)
  }

  public static func systemFont(ofSize size: CGFloat) -> SystemFont {
    SystemFont(standIn: "System", size: size)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> SystemFont {
    SystemFont(standIn: "System-\(weight)", size: size)
  }

  public static func monospacedDigitSystemFont(
    ofSize size: CGFloat,
    weight: Weight
  ) -> SystemFont { SystemFont(standIn: "MonospacedDigit-\(weight)", size: size) }

  /// Returns whether `object` is a font with the same name and size.
  func equals(_ object: Any?) -> Bool {
    guard let other = object as? SystemFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
  }
}

public final class SystemFontDescriptor: NSObject, Sendable {
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public let pointSize: CGFloat
  let name: String

  init(_ name: String, _ size: CGFloat) {
    self.name = name
    pointSize = size
  }

  public func withDesign(_ design: SystemDesign) -> SystemFontDescriptor? {
    design == .default ? self : SystemFontDescriptor("\(name) \(design)", pointSize)
  }
}
