// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

@testable import SimulatedUser

/// A number from 0 to 100, with a field, and with a label that changes the number when it is
/// dragged.
struct DraggedNumber {
  let width = Model<Decimal>(12)
  let style = NumericTextStyle<Decimal>.number.bounds(0...100).locale(Locale(identifier: "en_US"))

  var field: NumericTextField<Text, Decimal> {
    NumericTextField("Width", value: width.binding, style: style)
  }

  var label: some View { Text("Width").numericTextScrubbing(width.binding, style: style) }
}
