// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@preconcurrency @MainActor
public class UIFeedbackGenerator: NSObject {
  /// The number of haptic signals since a test last reset it.
  public static var count = 0

  public override init() {}
}

public class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) { Self.count += 1 }
}
