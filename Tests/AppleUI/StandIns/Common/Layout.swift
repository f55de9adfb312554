// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// `UILayoutPriority`, or AppKit's `NSLayoutConstraint.Priority`.
public enum LayoutPriority: Sendable { case defaultHigh, defaultLow }

/// `NSLayoutConstraint.Axis`, or AppKit's `NSLayoutConstraint.Orientation`.
public enum LayoutAxis: Sendable { case horizontal, vertical }
