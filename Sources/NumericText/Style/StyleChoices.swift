// SPDX-License-Identifier: MIT

package import Foundation

/// What a style asks for, in plain data that knows nothing of the type of the values.
package struct StyleChoices: Equatable, Sendable {
  package var source: NotationSource
  var options = NotationOptions()
  var changes = NotationChanges()

  /// The bounds, without a number that is not finite.
  var lower: Numeral?
  var upper: Numeral?
  var digits = DigitCounts()
  package var rounding = FloatingPointRoundingRule.toNearestOrEven
  var entry = Rules.Entry.natural
  package var formatting = Rules.Formatting.live
  var enforcement = Rules.Enforcement.clamp
  var separators = Rules.Separators.localized
  var normalizing = Rules.Normalizing.onEdit
  package var prefix = ""
  package var suffix = ""
  package var zeroText: String?
  var emptyText: String?
  var step: Numeral?
  var snapsToStep = false
  var clearsZero = false

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

/// How many digits a style asks for; what it leaves open comes from its kind and number type.
struct DigitCounts: Hashable, Sendable {
  var integer: ClosedRange<Int>?
  var fraction: ClosedRange<Int>?
  var total: ClosedRange<Int>?
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
}
