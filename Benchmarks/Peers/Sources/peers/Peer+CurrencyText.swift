// SPDX-License-Identifier: MIT

import CurrencyFormatter

extension Peer {
  static let currencyText = Peer(
    name: "CurrencyText",
    function: "`formattedStringWithAdjustedDecimalSeparator`, which its delegate calls",
    makeField: { CurrencyTextField() }
  )
}

private struct CurrencyTextField: PeerField {
  private let formatter = CurrencyFormatter {
    $0.currency = .dollar
    $0.locale = CurrencyLocale.englishUnitedStates
  }

  private(set) var text: String

  init() { text = formatter.initialText }

  mutating func type(_ digit: String) { reformat(text + digit) }

  mutating func deleteBackward() { reformat(String(text.dropLast())) }

  private mutating func reformat(_ edited: String) {
    text = formatter.formattedStringWithAdjustedDecimalSeparator(from: edited) ?? ""
  }
}
