// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@preconcurrency @MainActor
public class UIImage: NSObject {
  public init?(systemName name: String) {}
}
