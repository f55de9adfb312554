// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension DemoTour {
  /// Returns the stories of the tour, each a sequence of edits in one field.
  ///
  /// The first story uses the locale and the currency of `region`.
  static func stories(from region: DemoRegion) -> [Story?] {
    [typing(in: region)] + [swedish, egyptian].filter { $0 != region }.map(typing)
      + american
  }

  private static let swedish = DemoRegion(locale: "sv_SE", currency: "SEK")
  private static let egyptian = DemoRegion(locale: "ar_EG", currency: "EGP")

  private static func typing(in region: DemoRegion) -> Story? {
    let separator = Locale(identifier: region.locale).decimalSeparator ?? "."
    let actions = [.focus] + keys("1234") + [.type(separator)] + keys("5") + [.blur]
    return Story("Typing an amount", "Amount", actions, in: region)
  }

  /// One story for each feature, in the US locale.
  private static var american: [Story?] {
    [
      Story(
        "Editing in the middle",
        "Amount",
        [
          .paste("1234567"), .move(.start), .move(.forward), .type("9"), .deleteBackward,
          .deleteForward, .move(.end, extending: true), .type("8"),
        ]
      ),
      Story("Pasting from another country", "Amount", [.focus, .paste("1.234,56"), .blur]),
      Story(
        "Refusing with a reason",
        "Quantity",
        [.focus, .type("x"), .type("."), .type("-"), .type("2"), .step(by: 1), .blur]
      ),
      Story("An optional value", "Discount", [.focus, .type("5"), .deleteBackward, .blur]),
      Story("Entry as at a till", "Till", [.focus] + keys("3456") + [.deleteBackward, .blur]),
      Story(
        "Undo and escape",
        "Amount",
        [.focus] + keys("12") + [.paste("99"), .undo, .undo, .redo, .cancel]
      ),
      Story("Another text when idle", "Budget", [.blur, .focus, .deleteBackward, .blur]),
      Story(
        "Changing a number by dragging",
        "Budget",
        [.scrub(by: 3), .scrub(by: 1, .coarse), .endScrubbing, .focus, .undo]
      ),
    ]
  }

  private static func keys(_ text: String) -> [DemoEvent] { text.map { .type(String($0)) } }
}
