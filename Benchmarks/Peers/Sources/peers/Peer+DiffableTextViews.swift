// SPDX-License-Identifier: MIT

import DiffableTextKit
import DiffableTextKitXNumber
import Foundation

extension Peer {
  static let diffableTextViews = Peer(
    name: "DiffableTextViews",
    function: "`Context.merge`, which its field calls",
    makeField: { ContextField() }
  )
}

private struct ContextField: PeerField {
  private typealias Style = NumberTextStyle<Decimal>.Currency

  private var cache: Style.Cache
  private var context: DiffableTextKit.Context<Style>

  init() {
    let style = Style(code: "USD", locale: Locale(identifier: "en_US"))
    var update = Update()
    cache = style.cache()
    context = Context(Status(style, 0, true), with: &cache, then: &update)
  }

  var text: String { context.text }

  mutating func type(_ digit: String) { replace(context.selection(as: UTF16.self), with: digit) }

  mutating func deleteBackward() {
    let caret = context.selection(as: UTF16.self).upperBound
    replace(caret - 1..<caret, with: "")
  }

  private mutating func replace(_ range: Range<Offset<UTF16>>, with text: String) {
    _ = try? context.merge(text, in: range, with: &cache)
  }
}
