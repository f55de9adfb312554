// SPDX-License-Identifier: MIT

package import Foundation

/// The settings of a style, independent of the number type.
package struct StyleChoices: Hashable, Sendable {
  package var source: NotationSource
  var options = NotationOptions()
  var changes = NotationChanges()

  /// The rules for what can be typed.
  package var rules = RuleChoices()

  /// The format set by `idleFormat(_:)`, or nil if the field always uses the style's own notation.
  var idleFormat: IdleFormat?

  /// Whether words that multiply a number, such as `k`, are recognized.
  var allowsMagnitudes = false

  /// The app's own rule, or nil.
  var ownRule: OwnRule?

  /// The form in which a field copies a number.
  var copies = NumericTextCopies.shown

  /// The time at which an app receives the value that is being typed.
  var publishing = NumericTextPublishing.onEdit

  package var prefix = ""
  package var suffix = ""

  // The locales are declared last, so that `==` compares them last. They take longest to compare.
  package var locale: Locale?
  var keyboard: Locale?

  init(_ source: NotationSource) { self.source = source }
}

extension StyleChoices {
  /// Whether the style depends on the current locale, which can change at any time.
  var dependsOnCurrentLocale: Bool { keyboard == .autoupdatingCurrent || locale.followsCurrent }
}

/// The symbols and the grouping with which a style replaces those of its locale.
struct NotationChanges: Hashable, Sendable {
  var decimal: String?
  var grouping: String?
  var minus: String?
  var plus: String?
  var currency: String?
  var showsCurrency = true
  var isGrouped = true
  var primaryGroup: Int?
  var secondaryGroup: Int?

  /// The minimum number of digits before the last group.
  var minimumGroup: Int?
  var alwaysShowsSeparator: Bool?

  /// Whether the changes are properties of a `CurrencyFormatter`.
  var belongToFormatter = false
}
