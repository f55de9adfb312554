// SPDX-License-Identifier: MIT

import Foundation

/// The choices of a style with the engines that were made of them, shared by all its copies.
///
/// Any thread may ask for an engine. The body of a view makes its style anew each time, and an equal
/// style finds its engines in a cache.
final class StyleStorage: Sendable {
  private struct Key: Hashable {
    let storage: StyleStorage
    let allowsEmpty: Bool

    /// The current locale if the style follows it.
    let locale: Locale?
  }

  private static let cache = Cache<Key, Field>(limit: 128)

  let choices: StyleChoices

  /// The type of the values, whose limits narrow the choices.
  private let type: any NumericTextValue.Type

  private let memo = FieldMemo()

  init(_ choices: StyleChoices, for type: any NumericTextValue.Type) {
    self.choices = choices
    self.type = type
  }

  /// The engine for fields that may be empty, or for those that may not.
  func field(
    allowsEmpty: Bool,
    in current: @autoclosure () -> Locale = .current
  ) -> Field {
    if let field = memo.field(allowsEmpty: allowsEmpty, in: current()) { return field }
    let locale = choices.followCurrentLocale ? current() : nil
    let key = Key(storage: self, allowsEmpty: allowsEmpty, locale: locale)
    let field = Self.cache.value(for: key) {
      choices.following(locale).field(allowsEmpty: allowsEmpty, for: type)
    }
    memo.keep(field, allowsEmpty: allowsEmpty, following: locale)
    return field
  }
}

extension StyleStorage: Hashable {
  /// Whether both make the same engines.
  static func == (left: StyleStorage, right: StyleStorage) -> Bool {
    left === right || (left.type == right.type && left.choices == right.choices)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(choices)
  }
}

extension StyleChoices {
  /// The choices with a given locale in place of the current one, which may change meanwhile.
  fileprivate func following(_ current: Locale?) -> StyleChoices {
    guard let current else { return self }
    var choices = self
    if locale.map({ $0 == .autoupdatingCurrent }) ?? true { choices.locale = current }
    if keyboard.map({ $0 == .autoupdatingCurrent }) ?? Platform.tellsKeyboard {
      choices.keyboard = current
    }
    return choices
  }
}
