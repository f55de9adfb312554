// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension DemoTour {
  /// The stories of the tour, of which the first is told in a region of one's choice.
  static func stories(from region: DemoRegion) -> [Story] {
    [typing(in: region)] + [swedish, egyptian].filter { $0 != region }.map(typing)
      + [editing, pasting, refusing, leavingEmpty, tilling, undoing]
  }

  private static let american = DemoRegion(locale: "en_US", currency: "USD")
  private static let swedish = DemoRegion(locale: "sv_SE", currency: "SEK")
  private static let egyptian = DemoRegion(locale: "ar_EG", currency: "EGP")

  private static func typing(in region: DemoRegion) -> Story {
    let separator = Locale(identifier: region.locale).decimalSeparator ?? "."
    return Story(
      title: "Typing an amount", region: region, field: DemoFields.amount(in: region),
      actions: [.focus] + keys("1234") + [.type(separator)] + keys("5") + [.submit])
  }

  private static var editing: Story {
    Story(
      title: "Editing in the middle", region: american, field: DemoFields.amount(in: american),
      actions: [
        .paste("1234567"), .move(.start, extending: false), .move(.forward, extending: false),
        .type("9"), .deleteBackward, .deleteForward,
        .move(.end, extending: true), .type("8"),
      ])
  }

  private static var pasting: Story {
    Story(
      title: "Pasting from another country", region: american,
      field: DemoFields.amount(in: american), actions: [.focus, .paste("1.234,56"), .submit])
  }

  private static var refusing: Story {
    Story(
      title: "Refusing with a reason", region: american, field: DemoFields.quantity(in: american),
      actions: [.focus, .type("x"), .type("."), .type("-"), .type("2"), .step(1), .submit])
  }

  private static var leavingEmpty: Story {
    Story(
      title: "An optional value", region: american, field: DemoFields.discount(in: american),
      actions: [.focus, .type("5"), .deleteBackward, .submit])
  }

  private static var tilling: Story {
    Story(
      title: "Entry as at a till", region: american, field: DemoFields.till(in: american),
      actions: [.focus] + keys("3456") + [.deleteBackward, .submit])
  }

  private static var undoing: Story {
    Story(
      title: "Undo and escape", region: american, field: DemoFields.amount(in: american),
      actions: [.focus] + keys("12") + [.paste("99"), .undo, .undo, .redo, .cancel])
  }

  private static func keys(_ text: String) -> [FieldAction] { text.map { .type(String($0)) } }
}
