// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) || canImport(AppKit)
  // The simulated phone has UIKit, the simulated Mac has AppKit, and the simulated watch has neither.
  extension Font {
    public init(_ font: CTFont) { self.init(source: .platform(font)) }

    public func resolve(in context: Context) -> Resolved {
      MainActor.assumeIsolated { Resolved(ctFont: ctFont) }
    }

    @MainActor private var ctFont: CTFont {
      switch source {
      case .style(let style), .system(let style, _, _):
        CTFont.preferredFont(forTextStyle: CTFont.TextStyle(rawValue: style.rawValue) ?? .body)
      case .size(let size, _, _): CTFont.systemFont(ofSize: size)
      case .custom(let name, let size): CTFont(name: name, size: size) ?? .systemFont(ofSize: size)
      case .platform(let font): font
      }
    }

    public struct Resolved: Sendable {
      public let ctFont: CTFont
    }
  }
#endif

#if canImport(UIKit)
  extension UIContentSizeCategory {
    /// Creates the category `extraExtraLarge` for any size above `large`, and otherwise `large`.
    ///
    /// Two categories are enough to test that the size is passed on.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
      self = dynamicTypeSize ?? .large > .large ? .extraExtraLarge : .large
    }
  }
#endif
