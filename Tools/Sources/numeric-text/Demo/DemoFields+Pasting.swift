// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension DemoFields {
  /// The fields of the page for pasting, in tab order.
  static func pasting(in region: DemoRegion) -> [any DemoField] {
    [
      DemoEntry("Revenue", 0 as Decimal, in: region) { region in
        .init(
          style: .currency(code: region.currency).allowsMagnitudes().locale(region),
          code: "Decimal, .currency(code: \"\(region.currency)\").allowsMagnitudes()"
        )
      },
      DemoEntry("People", 0, in: region) { region in
        .init(
          style: .number.bounds(0...).allowsMagnitudes().locale(region),
          code: "Int, .number.bounds(0...).allowsMagnitudes()"
        )
      },
      DemoEntry("Distance", 1 as Decimal, in: region) { region in
        .init(
          style: .number.suffix(" m").allowsExponents().locale(region),
          code: "Decimal, .number.suffix(\" m\").allowsExponents()"
        )
      },
    ]
  }
}
