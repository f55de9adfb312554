// SPDX-License-Identifier: MIT

/// What a view shows on screen.
@MainActor
struct Elements {
  var texts: [RenderedText] = []
  var textFields: [TextFieldElement] = []
  var buttons: [ButtonElement] = []
  var platformViews: [PlatformElement] = []
  var adjustments: [(AccessibilityAdjustmentDirection) -> Void] = []
  var accessibilityActions: [String: () -> Void] = [:]

  mutating func append(_ other: Elements) {
    texts += other.texts
    textFields += other.textFields
    buttons += other.buttons
    platformViews += other.platformViews
    adjustments += other.adjustments
    accessibilityActions.merge(other.accessibilityActions) { $1 }
  }
}
