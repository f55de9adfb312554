// SPDX-License-Identifier: MIT

/// The choices of a style with the engines that were made of them, shared by all its copies.
///
/// Any thread may ask for an engine. It is made outside the lock: two threads may both make it, and
/// get the same.
final class StyleStorage: Sendable {
  private struct Fields {
    var optional: Made<Field>?
    var required: Made<Field>?
  }

  let choices: StyleChoices

  /// The type of the values, whose limits narrow the choices.
  private let type: any NumericTextValue.Type

  private let fields = Locked(Fields())

  init(_ choices: StyleChoices, for type: any NumericTextValue.Type) {
    self.choices = choices
    self.type = type
  }

  /// The engine for fields that may be empty, or for those that may not.
  func field(allowsEmpty: Bool) -> Field {
    known(allowsEmpty) ?? shared(allowsEmpty)
  }

  private func known(_ allowsEmpty: Bool) -> Field? {
    fields.withLock { allowsEmpty ? $0.optional : $0.required }?.ifUpToDate
  }

  /// The engine of a recent style of the same choices, or one that is made.
  private func shared(_ allowsEmpty: Bool) -> Field {
    let recent = RecentStyles.same(as: self)
    let made = Made(followingCurrentLocale: choices.followCurrentLocale) {
      recent === self
        ? choices.field(allowsEmpty: allowsEmpty, within: type.numericTextLimits)
        : recent.field(allowsEmpty: allowsEmpty)
    }
    fields.withLock {
      if allowsEmpty { $0.optional = made } else { $0.required = made }
    }
    return made.value
  }
}

extension StyleStorage: Equatable {
  /// Whether both make the same engines.
  static func == (left: StyleStorage, right: StyleStorage) -> Bool {
    left === right || (left.type == right.type && left.choices == right.choices)
  }
}
