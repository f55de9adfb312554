// SPDX-License-Identifier: MIT

import NumericText

/// The demo's form: its fields, which of them has the focus, and where in the world it is.
struct DemoForm: Sendable {
  private(set) var fields: [any DemoField]
  private(set) var focus = 0
  private(set) var region: DemoRegion

  /// What there is to say of the last key.
  private(set) var notice: DemoNotice?

  /// Whether the person wants to leave.
  private(set) var isDone = false

  init(in region: DemoRegion) {
    self.region = region
    fields = DemoFields.all(in: region)
    _ = fields[focus].perform(.focus())
  }

  /// The field that has the focus.
  var focused: any DemoField { fields[focus] }

  /// Takes a key.
  ///
  /// One that means nothing only takes the last notice away.
  mutating func press(_ key: Key) {
    notice = nil
    if let action = FormAction(key) { perform(action) }
  }

  private mutating func perform(_ action: FormAction) {
    switch action {
    case .field(let action): notice = fields[focus].perform(action)
    case .nextField: moveFocus(by: 1)
    case .previousField: moveFocus(by: -1)
    case .nextLocale: move(to: region.nextLocale)
    case .nextCurrency: move(to: region.nextCurrency)
    case .quit: isDone = true
    }
  }

  private mutating func moveFocus(by distance: Int) {
    let left = fields[focus].perform(.blur)
    focus = (focus + distance + fields.count) % fields.count
    // Leaving a field may change its number, which the person has to hear of.
    notice = fields[focus].perform(.focus()) ?? left
  }

  private mutating func move(to region: DemoRegion) {
    self.region = region
    for index in fields.indices { fields[index].move(to: region) }
  }
}
