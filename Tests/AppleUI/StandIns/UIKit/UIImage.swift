// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
public class UIImage: NSObject {
  public init?(systemName name: String) {}
}
