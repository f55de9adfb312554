// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Selectors require Objective-C, which is not available on Linux.

/// The name of an Objective-C method, such as `deleteBackward:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
