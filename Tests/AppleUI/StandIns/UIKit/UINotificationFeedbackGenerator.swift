// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@preconcurrency @MainActor
public class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// The number of haptic signals so far.
  public static var count = 0

  public override init() {}

  public func notificationOccurred(_ notificationType: FeedbackType) { Self.count += 1 }
}
