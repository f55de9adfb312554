// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public final class UITraitCollection: NSObject, Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    userInterfaceIdiom = .unspecified
  }

  public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    preferredContentSizeCategory = .large
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}
