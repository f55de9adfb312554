// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The fields of the demo, each of which shows one feature of styles.
enum DemoFields {
  /// The fields of the first page, in tab order.
  static func all(in region: DemoRegion) -> [any DemoField] {
    [
      amount(in: region), tip(in: region), quantity(in: region), discount(in: region),
      budget(in: region), till(in: region), expenses(in: region),
    ]
  }

  /// The fields of the page for scrubbing, each with its own step, in tab order.
  static func scrubbing(in region: DemoRegion) -> [any DemoField] {
    [
      DemoEntry("Width", 120 as Decimal, in: region) { region in
        .init(
          style: .number.bounds(0...).step(1).suffix(" px").locale(region),
          code: "Decimal, .number.bounds(0...).step(1).suffix(\" px\")"
        )
      },
      DemoEntry("Opacity", 0.5 as Double, in: region) { region in
        .init(
          style: .percent.bounds(0...1).step(0.05).locale(region),
          code: "Double, .percent.bounds(0...1).step(0.05)"
        )
      },
      DemoEntry("Rotation", 0 as Decimal, in: region) { region in
        .init(
          style: .number.bounds(-180...180).step(15).suffix("°").locale(region),
          code: "Decimal, .number.bounds(-180...180).step(15).suffix(\"°\")"
        )
      },
      DemoEntry("Price", 20 as Decimal, in: region) { region in
        .init(
          style: .currency(code: region.currency).bounds(0...).step(1).locale(region),
          code: "Decimal, .currency(code: \"\(region.currency)\").bounds(0...).step(1)"
        )
      },
    ]
  }

  static func amount(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Amount", 0, in: region) { region in
      .init(
        style: .currency(code: region.currency).locale(region),
        code: "Decimal, .currency(code: \"\(region.currency)\")"
      )
    }
  }

  static func tip(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Tip", Decimal(sign: .plus, exponent: -2, significand: 15), in: region) { region in
      .init(
        style: .percent.bounds(0...1).locale(region),
        code: "Decimal, .percent.bounds(0...1)"
      )
    }
  }

  static func quantity(in region: DemoRegion) -> DemoEntry<Int> {
    DemoEntry("Quantity", 1, in: region) { region in
      .init(style: .number.bounds(0...99).locale(region), code: "Int, .number.bounds(0...99)")
    }
  }

  static func discount(in region: DemoRegion) -> DemoEntry<Decimal?> {
    DemoEntry("Discount", nil, in: region) { region in
      .init(
        style: .currency(code: region.currency).locale(region),
        code: "Decimal?, .currency(code: \"\(region.currency)\")"
      )
    }
  }

  static func till(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Till", 0, in: region) { region in
      .init(
        style: .currency(code: region.currency).entry(.minorUnits).locale(region),
        code: "Decimal, .currency(code: \"\(region.currency)\").entry(.minorUnits)"
      )
    }
  }

  static func expenses(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Expenses", 1200, in: region) { region in
      .init(
        style: .currency(code: region.currency).allowsArithmetic().locale(region),
        code: "Decimal, .currency(code: \"\(region.currency)\").allowsArithmetic()"
      )
    }
  }

  static func budget(in region: DemoRegion) -> DemoEntry<Decimal> {
    DemoEntry("Budget", 1_234_567, in: region) { region in
      .init(
        style: .number.step(1000).idleFormat(.number.notation(.compactName)).locale(region),
        code: "Decimal, .number.step(1000).idleFormat(.number.notation(.compactName))"
      )
    }
  }
}

extension NumericTextStyle {
  /// Returns this style with the locale of `region`, and with the keyboard of that locale.
  func locale(_ region: DemoRegion) -> Self {
    let locale = Locale(identifier: region.locale)
    return self.locale(locale).keyboard(locale)
  }
}
