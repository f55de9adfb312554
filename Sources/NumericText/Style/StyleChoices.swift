// SPDX-License-Identifier: MIT

package import Foundation

/// What a style asks for, independent of the number type.
package struct StyleChoices: Hashable, Sendable {
  package var source: NotationSource
  var options = NotationOptions()
  var changes = NotationChanges()

  /// What may be typed.
  package var rules = RuleChoices()

  package var prefix = ""
  package var suffix = ""

  // Locales come last: they take the longest to compare.
  package var locale: Locale?
  var keyboard: Locale?

  init(_ source: NotationSource) { self.source = source }
}

extension StyleChoices {
  /// Whether the notation or the keyboard are those of the current locale, which may change.
  var followCurrentLocale: Bool {
    let followsKeyboard = keyboard.map { $0 == .autoupdatingCurrent } ?? Platform.tellsKeyboard
    return followsKeyboard || locale.map { $0 == .autoupdatingCurrent } ?? true
  }
}

/// What a style writes in another way than its locale does.
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
  var alwaysShowsSeparator: Bool?

  /// Whether they are the properties of a `CurrencyFormatter`.
  var areOfFormatter = false
}
