// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A named color.
public struct Color: Hashable, Sendable {
  let name: String

  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let red = Color(name: "red")
  public static let blue = Color(name: "blue")

  // The simulated phone has UIKit, the simulated Mac has AppKit, and the simulated watch has neither.
  #if canImport(UIKit)
    public init(uiColor color: UIColor) { self.init(name: color.name) }
  #elseif canImport(AppKit)
    public init(nsColor color: NSColor) { self.init(name: color.name) }
  #endif

  init(name: String) { self.name = name }
}

nonisolated extension Color: PrimitiveView {
  @MainActor func render(in node: ViewNode, _ context: RenderContext) {}
}

public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var secondary: Color { .secondary }
  public static var red: Color { .red }
}

// A watch has neither kind of color.
#if canImport(UIKit) || canImport(AppKit)
  extension SystemColor {
    public convenience init(_ color: Color) { self.init(name: color.name) }
  }
#endif
