// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)

  // The traits of text fields, which UIKit doesn't declare publicly.
  public static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  public static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}

@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  public let name: String
  public let actionHandler: Handler?

  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Performs the action, as if the user had chosen it in the rotor.
  public func choose() { _ = actionHandler?(self) }
}

@MainActor
public enum UIAccessibility {
  public enum Notification: Sendable { case announcement }

  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Whether VoiceOver is on, as set by tests.
  public static var isVoiceOverRunning = false {
    didSet {
      guard isVoiceOverRunning != oldValue else { return }
      NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// The announcements that VoiceOver has spoken since a test last cleared them.
  public static var announcements: [String] = []

  /// Whether VoiceOver is speaking a typed character, which it does after each key.
  static var isEchoing = false

  /// Speaks an announcement.
  ///
  /// While VoiceOver speaks a typed character, an announcement is dropped unless it has high
  /// priority or is queued.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? NSAttributedString, text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let priority = attributes[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority
    let isQueued = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
    if priority == .high || isQueued || !isEchoing { announcements.append(text.string) }
  }
}

public enum UIAccessibilityPriority: Sendable { case high }

extension NSAttributedString.Key {
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
}
