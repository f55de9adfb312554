// SPDX-License-Identifier: MIT

import NumericText

/// The state of the demo's form: its pages, focus, locale and currency.
struct DemoForm: Sendable {
  /// The fields of each page.
  private var pages: [[any DemoField]]

  /// The index of the field with focus on each page.
  private var focuses: [Int]

  private(set) var page = DemoPage.kinds
  private(set) var region: DemoRegion

  /// The message about the last key press, or nil if there is none.
  private(set) var notice: DemoNotice?

  /// Whether the user has quit.
  private(set) var isDone = false

  init(in region: DemoRegion) {
    self.region = region
    pages = DemoPage.allCases.map { $0.fields(in: region) }
    focuses = pages.map { _ in 0 }
    _ = fields[focus].perform(.focus)
  }

  /// The fields of the current page.
  private(set) var fields: [any DemoField] {
    get { pages[page.rawValue] }
    set { pages[page.rawValue] = newValue }
  }

  /// The index of the field with focus.
  private(set) var focus: Int {
    get { focuses[page.rawValue] }
    set { focuses[page.rawValue] = newValue }
  }

  /// The field with focus.
  var focused: any DemoField { fields[focus] }

  /// Handles a key.
  ///
  /// A key that has no action only clears the message.
  mutating func press(_ key: Key) {
    notice = nil
    if let action = FormAction(key) { perform(action) }
  }

  private mutating func perform(_ action: FormAction) {
    switch action {
    case .field(let action): notice = fields[focus].perform(action)
    case .nextField: moveFocus(by: 1)
    case .previousField: moveFocus(by: -1)
    case .nextPage: turnPage()
    case .nextLocale: move(to: region.nextLocale)
    case .nextCurrency: move(to: region.nextCurrency)
    case .quit: isDone = true
    }
  }

  private mutating func moveFocus(by distance: Int) {
    let left = fields[focus].perform(.blur)
    focus = (focus + distance + fields.count) % fields.count
    // Leaving the old field can cause a message, too, for example about a clamped number. A message
    // of the new field takes precedence.
    notice = fields[focus].perform(.focus) ?? left
  }

  private mutating func turnPage() {
    let left = fields[focus].perform(.blur)
    page = page.next
    notice = fields[focus].perform(.focus) ?? left
  }

  private mutating func move(to region: DemoRegion) {
    self.region = region
    for page in pages.indices {
      for index in pages[page].indices { pages[page][index].move(to: region) }
    }
  }
}
