// SPDX-License-Identifier: MIT

// Selectors require Objective-C, which is not available on Linux.

/// The name of a command, such as `deleteBackward:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
