// SPDX-License-Identifier: MIT

import NumericText

/// The state of the demo's form: its pages, focus, locale and currency.
struct DemoForm: Sendable {
  private var pages = DemoPage.all
  private var pageIndex = 0
  private(set) var region: DemoRegion

  /// The message about the last key press, or nil if there is none.
  private(set) var notice: DemoNotice?

  /// Whether the user has quit.
  private(set) var isDone = false

  init(in region: DemoRegion) {
    self.region = region
    move(to: region)
    _ = page.perform(.focus)
  }

  private(set) var page: DemoPage {
    get { pages[pageIndex] }
    set { pages[pageIndex] = newValue }
  }

  /// The fields of the current page.
  var fields: [DemoField] { page.fields }

  /// The index of the field with focus.
  var focus: Int { page.focus }

  /// The field with focus.
  var focused: DemoField { fields[focus] }

  /// Handles a key.
  ///
  /// A key that has no action only clears the message.
  mutating func press(_ key: Key) {
    notice = nil
    if let action = FormAction(key) { perform(action) }
  }

  private mutating func perform(_ action: FormAction) {
    switch action {
    case .field(let action): notice = page.perform(action)
    case .nextField: moveFocus(by: 1)
    case .previousField: moveFocus(by: -1)
    case .nextPage: turnPage()
    case .nextLocale: move(to: region.nextLocale)
    case .nextCurrency: move(to: region.nextCurrency)
    case .quit: isDone = true
    }
  }

  private mutating func moveFocus(by distance: Int) {
    let left = page.perform(.blur)
    page.focus = (focus + distance + fields.count) % fields.count
    // Leaving the old field can cause a message, too, for example about a clamped number. A message
    // of the new field takes precedence.
    notice = page.perform(.focus) ?? left
  }

  private mutating func turnPage() {
    let left = page.perform(.blur)
    pageIndex = (pageIndex + 1) % pages.count
    notice = page.perform(.focus) ?? left
  }

  private mutating func move(to region: DemoRegion) {
    self.region = region
    for index in pages.indices { pages[index].move(to: region) }
  }
}
