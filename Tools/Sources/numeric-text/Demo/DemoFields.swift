// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The fields of the demo by page, in tab order.
///
/// Each field shows one feature of styles.
enum DemoFields {
  static let kinds: [DemoField] = [
    DemoField("Amount", 0 as Decimal, #".currency(code: "USD")"#) { .currency(code: $0.currency) },
    DemoField("Tip", Decimal(15) / 100, ".percent.bounds(0...1)") { _ in .percent.bounds(0...1) },
    DemoField("Quantity", 1, ".number.bounds(0...99)") { _ in .number.bounds(0...99) },
    DemoField("Discount", nil as Decimal?, #".currency(code: "USD")"#) {
      .currency(code: $0.currency)
    },
    DemoField(
      "Budget",
      1_234_567 as Decimal,
      ".number.step(1000).idleFormat(.number.notation(.compactName))"
    ) { _ in
      .number.step(1000).idleFormat(.number.notation(.compactName))
    },
    DemoField("Till", 0 as Decimal, #".currency(code: "USD").entry(.minorUnits)"#) {
      .currency(code: $0.currency).entry(.minorUnits)
    },
    DemoField("Expenses", 1200 as Decimal, #".currency(code: "USD").allowsArithmetic()"#) {
      .currency(code: $0.currency).allowsArithmetic()
    },
  ]

  static let scrubbing: [DemoField] = [
    DemoField("Width", 120 as Decimal, #".number.bounds(0...).step(1).suffix(" px")"#) { _ in
      .number.bounds(0...).step(1).suffix(" px")
    },
    DemoField("Opacity", 0.5 as Double, ".percent.bounds(0...1).step(0.05)") { _ in
      .percent.bounds(0...1).step(0.05)
    },
    DemoField("Rotation", 0 as Decimal, #".number.bounds(-180...180).step(15).suffix("°")"#) { _ in
      .number.bounds(-180...180).step(15).suffix("°")
    },
    DemoField("Price", 20 as Decimal, #".currency(code: "USD").bounds(0...).step(1)"#) {
      .currency(code: $0.currency).bounds(0...).step(1)
    },
  ]

  static let pasting: [DemoField] = [
    DemoField("Revenue", 0 as Decimal, #".currency(code: "USD").allowsMagnitudes()"#) {
      .currency(code: $0.currency).allowsMagnitudes()
    },
    DemoField("People", 0, ".number.bounds(0...).allowsMagnitudes()") { _ in
      .number.bounds(0...).allowsMagnitudes()
    },
    DemoField("Distance", 1 as Decimal, #".number.suffix(" m").allowsExponents()"#) { _ in
      .number.suffix(" m").allowsExponents()
    },
  ]

  static let options: [DemoField] = [
    DemoField("Lakhs", 1_234_567 as Decimal, ".number.grouping(sizes: [3, 2])") { _ in
      .number.grouping(sizes: [3, 2])
    },
    DemoField("Price", 5 as Decimal, #".currency(code: "USD").fraction(.whenPresent)"#) {
      .currency(code: $0.currency).fraction(.whenPresent)
    },
    DemoField("Minutes", 58, ".number.bounds(0...59).step(1, wraps: true, page: 15)") { _ in
      .number.bounds(0...59).step(1, wraps: true, page: 15)
    },
    DemoField(
      "Size",
      98 as Decimal,
      ".number.bounds(0...).step(.adaptive).steps(within: 0...1000)"
    ) { _ in
      .number.bounds(0...).step(.adaptive).steps(within: 0...1000)
    },
  ]
}
