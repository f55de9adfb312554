// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIContentSizeCategory: Sendable { case large, extraExtraLarge }

public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

public final class UITraitCollection: NSObject, Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  public init(
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}
