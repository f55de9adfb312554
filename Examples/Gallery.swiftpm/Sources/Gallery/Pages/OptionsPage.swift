// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

/// Fields with less common options: other group sizes, whole amounts without fraction digits, steps
/// that wrap or adapt to the number, copying plain digits, and publishing the value on commit.
struct OptionsPage: View {
  @State private var population: Decimal = 1_234_567
  @State private var price: Decimal = 5
  @State private var minutes = 58
  @State private var size: Decimal = 98
  @State private var seats = 2

  var body: some View {
    NumericTextField("Population", value: $population) {
      .number.grouping(sizes: [3, 2]).copies(.plain)
    }
    NumericTextField("Price", value: $price) {
      .currency(code: "USD").fraction(.whenPresent)
    }
    NumericTextField("Minutes", value: $minutes) {
      .number.bounds(0...59).step(1, wraps: true, page: 15)
    }
    NumericTextField("Size", value: $size) {
      .number.bounds(0...).step(.adaptive).steps(within: 0...1000)
    }
    NumericTextField("Seats", value: $seats) {
      .number.bounds(1...99).publishing(.onCommit)
    }
    ValueRow(seats)
  }
}
