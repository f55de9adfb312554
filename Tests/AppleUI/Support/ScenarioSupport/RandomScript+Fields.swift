// SPDX-License-Identifier: MIT

import TestSupport

extension RandomScript {
  /// Generates a script whose events the user of any field can perform.
  ///
  /// The same seed generates the same script.
  static func inField(seed: UInt64) -> RandomScript {
    var script = RandomScript(SplitMix64(seed: seed), in: .fields, count: 40)
    let events = script.events.filter { !$0.typesPlaceholder } + [["blur": true]]
    script.events = [["focus": true]]
    for (event, next) in zip(events, events.dropFirst()) {
      script.events.append(event)
      // The user ends a composition or a drag before doing anything else.
      if event.has("mark"), !next.has("mark"), !next.has("blur") {
        script.events.append(["confirm": true])
      }
      if event.has("scrub"), !next.has("scrub") { script.events.append(["scrub": "end"]) }
      // A user edits a field only with the focus.
      if event.has("blur") { script.events.append(["focus": true]) }
    }
    return script
  }
}

extension JSON {
  fileprivate func has(_ member: String) -> Bool { object?[member] != nil }

  /// Whether this event types a space or U+FFFC, which stay in UIKit's text fields for one event,
  /// because a suggestion or dictation may replace them.
  fileprivate var typesPlaceholder: Bool {
    [" ", "\u{FFFC}"].contains(object?["type"]?.string)
  }
}

extension StyleSpace {
  /// The styles and events for which every field behaves like the engine.
  fileprivate static let fields = StyleSpace(
    locales: ["en_US", "en_US", "en_US", "sv_SE", "de_DE", "ar_EG", "ff_Adlm_GN", "hi_IN"],
    codes: ["USD", "SEK", "EUR", "INR"],
    values: ["Decimal"],
    without: [
      "oddKeys", "style", "native", "replace", "input", "submit", "selectAll", "decimalKey",
    ]
  )
}
