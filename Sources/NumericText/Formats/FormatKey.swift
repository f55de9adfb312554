// SPDX-License-Identifier: MIT

import Foundation

/// The key under which `FormatStyles` keeps the style of a format.
///
/// The format is stored by the subclass `Of`. Unlike an `AnyHashable`, the key can be compared with
/// a format without copying either (benchmark "style of a format").
class FormatKey: @unchecked Sendable {
  fileprivate let type: ObjectIdentifier

  /// The current locale if the format depends on it, otherwise nil.
  fileprivate let locale: Locale?

  fileprivate init(_ type: any NumericTextValue.Type, _ locale: Locale?) {
    self.type = ObjectIdentifier(type)
    self.locale = locale
  }

  final func isKey<Format: Hashable>(
    of format: Format,
    for type: any NumericTextValue.Type,
    in current: () -> Locale
  ) -> Bool {
    guard self.type == ObjectIdentifier(type), let key = self as? Of<Format>, key.format == format
    else { return false }
    return locale.map { $0 == current() } ?? true
  }

  fileprivate func isEqual(to other: FormatKey) -> Bool { self === other }

  fileprivate func combine(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(locale)
  }
}

extension FormatKey: Hashable {
  static func == (left: FormatKey, right: FormatKey) -> Bool { left.isEqual(to: right) }

  func hash(into hasher: inout Hasher) { combine(into: &hasher) }
}

extension FormatKey {
  /// The key of one format.
  ///
  /// `Format` is either a format style, which is `Sendable`, or `FormatterTraits`, which is
  /// immutable.
  final class Of<Format: Hashable>: FormatKey, @unchecked Sendable {
    fileprivate let format: Format

    /// Creates the key of a format.
    ///
    /// - Parameters:
    ///   - format: The format, or the properties of a formatter.
    ///   - type: The value type.
    ///   - locale: The current locale if the format depends on it, otherwise nil.
    init(_ format: Format, for type: any NumericTextValue.Type, in locale: Locale?) {
      self.format = format
      super.init(type, locale)
    }

    override fileprivate func isEqual(to other: FormatKey) -> Bool {
      guard let other = other as? Of else { return false }
      return other.type == type && other.format == format && other.locale == locale
    }

    override fileprivate func combine(into hasher: inout Hasher) {
      super.combine(into: &hasher)
      hasher.combine(format)
    }
  }
}
