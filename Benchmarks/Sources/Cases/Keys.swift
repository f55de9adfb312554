// SPDX-License-Identifier: MIT

import NumericText

/// Keys pressed in a field, which stands at the end as it stood at the start.
struct Keys<Value: NumericTextValue> {
  /// What is typed, nil for backspace.
  var keys: [String?]

  var session: NumericTextSession<Value>

  init(_ keys: [String?], in session: NumericTextSession<Value>) {
    self.keys = keys
    self.session = session
  }

  /// What comes of each key.
  var outcomes: [NumericTextOutcome<Value>] {
    var session = session
    return keys.map { session.press($0) }
  }

  /// The keys, over and over in one session.
  var work: Work {
    Work("type or deleteBackward", units: keys.count) { [session, keys] rounds in
      var session = session
      for _ in 0..<rounds {
        for key in keys { keep(session.press(key)) }
      }
    }
  }
}

extension NumericTextSession {
  /// A session of a field with the focus, in which something was typed.
  init(_ style: NumericTextStyle<Bound>, typed text: String = "", at caret: Int? = nil)
  where Bound: NumericTextValue & ExpressibleByIntegerLiteral {
    self.init(value: 0, style: style)
    focus()
    for key in text { type(String(key)) }
    if let caret { select(caret..<caret) }
  }

  /// Types a key, or deletes backward if there is none.
  mutating func press(_ key: String?) -> NumericTextOutcome<Bound> {
    if let key { type(key) } else { deleteBackward() }
  }
}
