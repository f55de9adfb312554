// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension Peer {
  static let numericText = Peer(
    name: "NumericText",
    function: "`NumericTextSession.type`, `deleteBackward`",
    makeField: { SessionField() }
  )
}

private struct SessionField: PeerField {
  private var session = NumericTextSession<Decimal>(
    value: 0,
    style: .currency(code: "USD").locale(Locale(identifier: "en_US"))
  )

  init() { session.focus() }

  var text: String { session.text }

  mutating func type(_ digit: String) { session.type(digit) }

  mutating func deleteBackward() { session.deleteBackward() }
}
