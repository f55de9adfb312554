// SPDX-License-Identifier: MIT

import Foundation

/// The styles of formats that were taken over before, and the errors of formats that were refused.
enum FormatStyles {
  typealias Result = Swift.Result<StyleStorage, NumericTextFormatError>

  private struct Key: Hashable, @unchecked Sendable {
    // A format that is `Sendable`, or the properties of a formatter.
    let format: AnyHashable
    let type: ObjectIdentifier

    /// The current locale if the format follows it.
    let locale: Locale?
  }

  private static let cache = Cache<Key, Result>(limit: 128)

  /// The style of a format.
  ///
  /// - Parameters:
  ///   - key: What the texts of the format depend on, nil if that cannot be seen.
  ///   - type: The type of the values.
  ///   - locale: The format's own locale.
  ///   - current: The current locale, which the format may follow.
  ///   - choices: Takes the format over.
  /// - Returns: The style, or the error of a format that is refused.
  static func storage(
    of key: AnyHashable?,
    for type: any NumericTextValue.Type,
    _ locale: Locale?,
    in current: @autoclosure () -> Locale = .current,
    choices: () throws(NumericTextFormatError) -> StyleChoices
  ) -> Result {
    func make() -> Result {
      Result { () throws(NumericTextFormatError) in StyleStorage(try choices(), for: type) }
    }
    guard let key else { return make() }
    let follows = locale.map { $0 == .autoupdatingCurrent } ?? true
    let whole = Key(
      format: key,
      type: ObjectIdentifier(type),
      locale: follows ? current() : nil
    )
    return cache.value(for: whole, make: make)
  }
}
