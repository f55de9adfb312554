// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a method, as Objective-C has it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }
}
