// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A font that is converted to a UIKit or AppKit font when a view is rendered.
///
/// As in SwiftUI, fonts are equal only if they were created in the same way.
public struct Font: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case system(TextStyle, Design?, Weight?)
    case size(CGFloat, Design?, Weight?)
    case custom(String, CGFloat)
    #if canImport(UIKit) || canImport(AppKit)
      case platform(CTFont)
    #endif
  }

  enum Change: Hashable, Sendable {
    case weight(Weight)
    case bold, italic, monospacedDigit
  }

  var source: Source
  var changes: [Change] = []

  /// A text style, whose raw value is its name in UIKit and AppKit.
  public enum TextStyle: String, CaseIterable, Sendable {
    case largeTitle
    case title = "title1"
    case title2, title3, headline, subheadline, body, callout, footnote
    case caption = "caption1"
    case caption2
  }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let largeTitle = Font(source: .style(.largeTitle))
  public static let title = Font(source: .style(.title))
  public static let title2 = Font(source: .style(.title2))
  public static let title3 = Font(source: .style(.title3))
  public static let subheadline = Font(source: .style(.subheadline))
  public static let caption2 = Font(source: .style(.caption2))
  public static let headline = Font(source: .style(.headline))
  public static let body = Font(source: .style(.body))
  public static let callout = Font(source: .style(.callout))
  public static let footnote = Font(source: .style(.footnote))
  public static let caption = Font(source: .style(.caption))

  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(source: .size(size, design, weight)) }

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(source: .system(style, design, weight)) }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(source: .custom(name, size))
  }

  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func bold() -> Font { changed(.bold) }
  public func italic() -> Font { changed(.italic) }
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

  private func changed(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  public struct Context: Hashable, Sendable {}
}
