// SPDX-License-Identifier: MIT

import Foundation
import NumericText

extension DemoFields {
  /// The fields of the page for less common options, in tab order.
  static func options(in region: DemoRegion) -> [any DemoField] {
    [
      lakhs(in: region), price(in: region), minutes(in: region), size(in: region),
    ]
  }

  private static func lakhs(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Lakhs", 1_234_567, in: region) { region in
      .init(
        style: .number.grouping(sizes: [3, 2]).locale(region),
        code: "Decimal, .number.grouping(sizes: [3, 2])"
      )
    }
  }

  private static func price(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Price", 5, in: region) { region in
      .init(
        style: .currency(code: region.currency).fraction(.whenPresent).locale(region),
        code: "Decimal, .currency(code: \"\(region.currency)\").fraction(.whenPresent)"
      )
    }
  }

  private static func minutes(in region: DemoRegion) -> DemoEntry<Int> {
    DemoEntry("Minutes", 58, in: region) { region in
      .init(
        style: .number.bounds(0...59).step(1, wraps: true, page: 15).locale(region),
        code: "Int, .number.bounds(0...59).step(1, wraps: true, page: 15)"
      )
    }
  }

  private static func size(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Size", 98, in: region) { region in
      .init(
        style: .number.bounds(0...).step(.adaptive).steps(within: 0...1000).locale(region),
        code: "Decimal, .number.bounds(0...).step(.adaptive).steps(within: 0...1000)"
      )
    }
  }
}
