// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
public class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  public var string: String?
}
