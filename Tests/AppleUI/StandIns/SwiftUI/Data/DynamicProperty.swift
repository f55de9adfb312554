// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A property of a view that is connected to its storage before `body` is evaluated.
public protocol DynamicProperty {}

/// A property that a view on screen connects to its storage before `body` is evaluated.
protocol InstallableProperty {
  @MainActor func install(_ name: String, in node: ViewNode, _ context: RenderContext)
}
