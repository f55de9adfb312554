// SPDX-License-Identifier: MIT

public import Foundation

/// A type that represents a locale: `Locale` or ``CurrencyLocale``.
///
/// ```swift
/// let places: [any LocaleConvertible] = [Locale(identifier: "sv_SE"), CurrencyLocale.danish]
/// places.map(\.locale.identifier)  // ["sv_SE", "da"]
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

extension CurrencyLocale: LocaleConvertible {
  /// The locale that this value represents.
  ///
  /// ```swift
  /// CurrencyLocale.chineseSimplifiedChina.locale.identifier         // "zh_Hans_CN"
  /// CurrencyLocale.autoUpdating.locale == .autoupdatingCurrent      // true
  /// ```
  public var locale: Locale {
    switch self {
    case .current: .current
    case .autoUpdating: .autoupdatingCurrent
    default: Locale(identifier: rawValue)
    }
  }
}
