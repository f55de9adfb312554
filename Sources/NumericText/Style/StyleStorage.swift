// SPDX-License-Identifier: MIT

import Foundation

/// The settings of a style, and the engines that were created from them, shared by all copies of
/// the style.
///
/// Engines can be requested from any thread. They are also cached for equal styles, because a
/// SwiftUI body creates its style again each time it is evaluated.
final class StyleStorage: Sendable {
  private struct Key: Hashable {
    let storage: StyleStorage
    let allowsEmpty: Bool

    /// The current locale if the style depends on it, otherwise nil.
    let locale: Locale?
  }

  private static let cache = Cache<Key, Field>(limit: 1024)

  let choices: StyleChoices

  /// The type of the values, which limits the numbers that can be typed.
  private let type: any NumericTextValue.Type

  private let memo = FieldMemo()

  init(_ choices: StyleChoices, for type: any NumericTextValue.Type) {
    self.choices = choices
    self.type = type
  }

  /// Returns the engine for fields with this style.
  ///
  /// If `allowsEmpty` is true, the fields can be empty.
  func field(allowsEmpty: Bool, in current: @autoclosure () -> Locale = .current) -> Field {
    if let field = memo.field(allowsEmpty: allowsEmpty, in: current()) { return field }
    let locale = choices.dependsOnCurrentLocale ? current() : nil
    let key = Key(storage: self, allowsEmpty: allowsEmpty, locale: locale)
    let field = Self.cache.value(for: key) {
      choices.following(locale).field(allowsEmpty: allowsEmpty, for: type)
    }
    memo.keep(field, allowsEmpty: allowsEmpty, following: locale)
    return field
  }
}

extension StyleStorage: Hashable {
  /// Returns whether both styles have the same value type and equal settings.
  static func == (left: StyleStorage, right: StyleStorage) -> Bool {
    left === right || (left.type == right.type && left.choices == right.choices)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(choices)
  }
}

extension StyleChoices {
  /// Returns a copy in which `current` replaces the locales that follow the user's settings.
  fileprivate func following(_ current: Locale?) -> StyleChoices {
    guard let current else { return self }
    var choices = self
    if locale.followsCurrent { choices.locale = current }
    if keyboard == .autoupdatingCurrent { choices.keyboard = current }
    return choices
  }
}
