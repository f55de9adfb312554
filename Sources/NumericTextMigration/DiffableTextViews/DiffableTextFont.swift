// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)  // watchOS has no `UITextField`.
  public import UIKit

  /// A system font for `diffableTextViews_font(_:)`.
  ///
  /// ```swift
  /// DiffableTextField(value: $amount, style: .number)
  ///   .diffableTextViews_font(.body.monospaced())
  /// ```
  public struct DiffableTextFont: Sendable {
    let font: UIFont

    // tvOS has no large title style.
    #if !os(tvOS)
      /// The font of large titles.
      public static let largeTitle = DiffableTextFont(.largeTitle)
    #endif

    /// The font of first level headings.
    public static let title1 = DiffableTextFont(.title1)

    /// The font of second level headings.
    public static let title2 = DiffableTextFont(.title2)

    /// The font of third level headings.
    public static let title3 = DiffableTextFont(.title3)

    /// The font of headings.
    public static let headline = DiffableTextFont(.headline)

    /// The font of subheadings.
    public static let subheadline = DiffableTextFont(.subheadline)

    /// The font of body text.
    public static let body = DiffableTextFont(.body)

    /// The font of callouts.
    public static let callout = DiffableTextFont(.callout)

    /// The font of footnotes.
    public static let footnote = DiffableTextFont(.footnote)

    /// The font of standard captions.
    public static let caption1 = DiffableTextFont(.caption1)

    /// The font of alternate captions.
    public static let caption2 = DiffableTextFont(.caption2)

    private init(_ style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }

    private init(_ font: UIFont) { self.font = font }

    /// Returns this font in its monospaced design.
    public func monospaced() -> DiffableTextFont {
      DiffableTextFont(font.with(design: .monospaced))
    }

    /// Returns this font at `size` points.
    public func size(_ size: CGFloat) -> DiffableTextFont { DiffableTextFont(font.withSize(size)) }
  }

  extension UIFont {
    /// Creates the `UIFont` for a `DiffableTextFont`.
    public convenience init(_ font: DiffableTextFont) {
      self.init(descriptor: font.font.fontDescriptor, size: font.font.pointSize)
    }
  }
#endif
