// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A UIKit or AppKit view that SwiftUI shows on screen.
@MainActor
public struct PlatformElement {
  public let view: AnyObject
  public let coordinator: Any
  public let attributes: ViewAttributes
  let requests: [FocusRequest]
  let size: (ProposedViewSize) -> CGSize?

  /// Returns the size of the view for `proposal`, or nil for the platform's default.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { size(proposal) }
}
