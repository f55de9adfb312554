// SPDX-License-Identifier: MIT

public import Foundation

/// A type that represents a locale, such as `Locale`, or an enumeration of the locales of an app.
///
/// ```swift
/// let place: any LocaleConvertible = Locale(identifier: "sv_SE")
/// place.locale.identifier  // "sv_SE"
/// ```
public protocol LocaleConvertible {
  /// The represented locale.
  var locale: Locale { get }
}

extension Locale: LocaleConvertible {
  /// The locale itself.
  ///
  /// ```swift
  /// Locale(identifier: "sv_SE").locale.identifier  // "sv_SE"
  /// ```
  public var locale: Locale { self }
}
