// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A key of a table of texts; without a table it is its own text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let resolved: String

  public init(_ value: String) { resolved = value }

  public init(stringLiteral value: String) { resolved = value }

  public init(stringInterpolation: StringInterpolation) { resolved = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      text += value.description
    }
  }
}
