// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// The fields of the demo by page, in tab order.
///
/// Each field shows one feature of styles.
enum DemoFields {
  static let kinds: [any DemoField] = [
    DemoEntry("Amount", 0 as Decimal, #".currency(code: "USD")"#) { .currency(code: $0.currency) },
    DemoEntry("Tip", Decimal(15) / 100, ".percent.bounds(0...1)") { _ in .percent.bounds(0...1) },
    DemoEntry("Quantity", 1, ".number.bounds(0...99)") { _ in .number.bounds(0...99) },
    DemoEntry("Discount", nil as Decimal?, #".currency(code: "USD")"#) {
      .currency(code: $0.currency)
    },
    DemoEntry(
      "Budget",
      1_234_567 as Decimal,
      ".number.step(1000).idleFormat(.number.notation(.compactName))"
    ) { _ in
      .number.step(1000).idleFormat(.number.notation(.compactName))
    },
    DemoEntry("Till", 0 as Decimal, #".currency(code: "USD").entry(.minorUnits)"#) {
      .currency(code: $0.currency).entry(.minorUnits)
    },
    DemoEntry("Expenses", 1200 as Decimal, #".currency(code: "USD").allowsArithmetic()"#) {
      .currency(code: $0.currency).allowsArithmetic()
    },
  ]

  static let scrubbing: [any DemoField] = [
    DemoEntry("Width", 120 as Decimal, #".number.bounds(0...).step(1).suffix(" px")"#) { _ in
      .number.bounds(0...).step(1).suffix(" px")
    },
    DemoEntry("Opacity", 0.5 as Double, ".percent.bounds(0...1).step(0.05)") { _ in
      .percent.bounds(0...1).step(0.05)
    },
    DemoEntry("Rotation", 0 as Decimal, #".number.bounds(-180...180).step(15).suffix("°")"#) { _ in
      .number.bounds(-180...180).step(15).suffix("°")
    },
    DemoEntry("Price", 20 as Decimal, #".currency(code: "USD").bounds(0...).step(1)"#) {
      .currency(code: $0.currency).bounds(0...).step(1)
    },
  ]

  static let pasting: [any DemoField] = [
    DemoEntry("Revenue", 0 as Decimal, #".currency(code: "USD").allowsMagnitudes()"#) {
      .currency(code: $0.currency).allowsMagnitudes()
    },
    DemoEntry("People", 0, ".number.bounds(0...).allowsMagnitudes()") { _ in
      .number.bounds(0...).allowsMagnitudes()
    },
    DemoEntry("Distance", 1 as Decimal, #".number.suffix(" m").allowsExponents()"#) { _ in
      .number.suffix(" m").allowsExponents()
    },
  ]

  static let options: [any DemoField] = [
    DemoEntry("Lakhs", 1_234_567 as Decimal, ".number.grouping(sizes: [3, 2])") { _ in
      .number.grouping(sizes: [3, 2])
    },
    DemoEntry("Price", 5 as Decimal, #".currency(code: "USD").fraction(.whenPresent)"#) {
      .currency(code: $0.currency).fraction(.whenPresent)
    },
    DemoEntry("Minutes", 58, ".number.bounds(0...59).step(1, wraps: true, page: 15)") { _ in
      .number.bounds(0...59).step(1, wraps: true, page: 15)
    },
    DemoEntry(
      "Size",
      98 as Decimal,
      ".number.bounds(0...).step(.adaptive).steps(within: 0...1000)"
    ) { _ in
      .number.bounds(0...).step(.adaptive).steps(within: 0...1000)
    },
  ]
}
