// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension DemoTour {
  /// The stories of the tour, of which the first is told in a region of one's choice.
  static func stories(from region: DemoRegion) -> [Story] {
    [typing(in: region)] + [swedish, egyptian].filter { $0 != region }.map(typing)
      + american
  }

  private static let swedish = DemoRegion(locale: "sv_SE", currency: "SEK")
  private static let egyptian = DemoRegion(locale: "ar_EG", currency: "EGP")

  private static func typing(in region: DemoRegion) -> Story {
    let separator = Locale(identifier: region.locale).decimalSeparator ?? "."
    let actions = [.focus] + keys("1234") + [.type(separator)] + keys("5") + [.submit]
    return Story("Typing an amount", DemoFields.amount, actions, in: region)
  }

  /// A story for each thing that fields do, as an American sees it.
  private static var american: [Story] {
    [
      Story(
        "Editing in the middle",
        DemoFields.amount,
        [
          .paste("1234567"), .move(.start, extending: false), .move(.forward, extending: false),
          .type("9"), .deleteBackward, .deleteForward, .move(.end, extending: true), .type("8"),
        ]
      ),
      Story(
        "Pasting from another country",
        DemoFields.amount,
        [.focus, .paste("1.234,56"), .submit]
      ),
      Story(
        "Refusing with a reason",
        DemoFields.quantity,
        [.focus, .type("x"), .type("."), .type("-"), .type("2"), .step(1), .submit]
      ),
      Story(
        "An optional value",
        DemoFields.discount,
        [.focus, .type("5"), .deleteBackward, .submit]
      ),
      Story(
        "Entry as at a till",
        DemoFields.till,
        [.focus] + keys("3456") + [.deleteBackward, .submit]
      ),
      Story(
        "Undo and escape",
        DemoFields.amount,
        [.focus] + keys("12") + [.paste("99"), .undo, .undo, .redo, .cancel]
      ),
    ]
  }

  private static func keys(_ text: String) -> [FieldAction] { text.map { .type(String($0)) } }
}
