// SPDX-License-Identifier: MIT

import Foundation

extension Peer {
  static let foundation = Peer(
    name: "Foundation",
    function: "`parse` and `format` of `Decimal.FormatStyle.Currency`",
    makeField: { FormatField() }
  )
}

private struct FormatField: PeerField {
  private let format = Decimal.FormatStyle.Currency(
    code: "USD",
    locale: Locale(identifier: "en_US")
  )
  .precision(.fractionLength(0))

  private(set) var text = ""

  mutating func type(_ digit: String) { reformat(text + digit) }

  mutating func deleteBackward() { reformat(String(text.dropLast())) }

  private mutating func reformat(_ edited: String) {
    text = (try? format.parseStrategy.parse(edited)).map(format.format) ?? ""
  }
}
