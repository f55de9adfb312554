// SPDX-License-Identifier: MIT

public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }

public enum NSAccessibility {
  public enum Notification: Sendable { case announcementRequested }
  public enum NotificationUserInfoKey: Sendable { case announcement, priority }

  /// Whether VoiceOver is speaking a typed character, which it does after each key.
  @MainActor static var isEchoing = false

  /// Posts a notification.
  ///
  /// While VoiceOver speaks a typed character, announcements without high priority are dropped.
  @MainActor
  public static func post(
    element: Any,
    notification: Notification,
    userInfo: [NotificationUserInfoKey: Any]?
  ) {
    let priority = userInfo?[.priority] as? Int
    if isEchoing, priority != NSAccessibilityPriorityLevel.high.rawValue { return }
    let text = userInfo?[.announcement] as? String
    posted.append(Posted(element: element as AnyObject, text: text))
  }

  /// A notification that was posted for assistive technology.
  public struct Posted {
    public weak var element: AnyObject?
    public let text: String?
  }

  /// The notifications posted so far, in order, for tests.
  @MainActor public static var posted: [Posted] = []
}
