// SPDX-License-Identifier: MIT

#if canImport(NumericTextCore)
  import NumericTextCore
#endif

// Laws that compare sessions which have reached the same state in different ways.
extension SessionLaws {
  /// Checks that setting the same value again changes nothing.
  ///
  /// Keys that are typed afterwards must still belong to the same undo step as the keys before.
  mutating func checkSameValue(_ session: Session) {
    var copy = session
    let isSame = copy.set(copy.value).changes.isEmpty && copy.looks(like: session)
    expect(isSame, "setting the same value changes nothing", session, copy.sketch)
    var other = session
    let keys: [Event] = [.edit(.type("1")), .edit(.type("2")), .edit(.delete(.backward)), .undo]
    for key in keys {
      let isAlike = copy.perform(key) == other.perform(key) && copy.looks(like: other)
      let isOneRun = isAlike && copy.hasHistory(of: other)
      let detail = "\(key): \(copy.sketch)"
      expect(isOneRun, "setting the same value keeps the history", session, detail)
    }
  }

  /// Checks that a new field in the same state responds to every key in the same way as this field.
  mutating func checkFresh(_ session: Session) {
    guard session.isActive, !session.remembersKeys, let fresh = session.fresh,
      !fresh.remembersKeys
    else { return }
    for key in Self.keys {
      var (old, new) = (session, fresh)
      let isSame = old.perform(key) == new.perform(key) && old.looks(like: new)
      let detail = "\(key): \(old.sketch), in a new field \(new.sketch)"
      expect(isSame, "a new field behaves in the same way", session, detail)
    }
  }

  private static var keys: [Event] {
    ["7", "0", ".", ",", "-"].map { .edit(.type($0)) }
      + [.edit(.delete(.backward)), .edit(.delete(.forward)), .move(.backward)]
      + ["12", "-3"].map { .edit(.paste($0)) }
  }
}

extension Session {
  /// A new session in the same state, or nil if neither focus nor a paste leads to that state.
  fileprivate var fresh: Session? {
    var focused = Session(field, value: value)
    _ = focused.perform(.focus())
    if focused.becomesLike(self) { return focused }
    _ = focused.perform(.selectAll)
    _ = focused.perform(.edit(.paste(text)))
    return focused.becomesLike(self) ? focused : nil
  }

  /// Selects the range that is selected in `other`.
  ///
  /// - Returns: Whether both sessions then have the same text, value and selection.
  private mutating func becomesLike(_ other: Session) -> Bool {
    guard text.utf8.elementsEqual(other.text.utf8), value == other.value else { return false }
    _ = perform(.select(other.selection))
    return looks(like: other)
  }
}
