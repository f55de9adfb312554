// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The names of the formats that a script can use for a field that is not being edited.
enum IdleFormatName: String, CaseIterable, Codable {
  /// Abbreviates the number, as in `1.2M`.
  case compact

  /// Spells out the number, as in `one million two hundred thousand`.
  case words
}

/// A format in which a field shows its number while it is not being edited.
struct IdleFormat<Value: NumericTextValue>: FormatStyle {
  let name: IdleFormatName
  var locale = Locale.autoupdatingCurrent

  init(_ name: IdleFormatName) { self.name = name }

  func locale(_ locale: Locale) -> Self {
    var format = self
    format.locale = locale
    return format
  }

  func format(_ value: Value) -> String {
    let number = value.numeral.flatMap { Decimal(numeral: $0) } ?? 0
    switch name {
    case .compact: return number.formatted(.number.notation(.compactName).locale(locale))
    case .words:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      return formatter.string(from: number as NSDecimalNumber) ?? ""
    }
  }
}
