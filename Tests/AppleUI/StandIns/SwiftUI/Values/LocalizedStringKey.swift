// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A localization key.
///
/// It is shown unchanged, because there are no string tables.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let resolved: String

  public init(_ value: String) { resolved = value }

  public init(stringLiteral value: String) { resolved = value }
}

/// A reference to a localized string, which Foundation has only on Apple's platforms.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringLiteral {
  let key: String

  public init(stringLiteral value: String) { key = value }
}
