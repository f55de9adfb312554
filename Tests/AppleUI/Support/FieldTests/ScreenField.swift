// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI

@testable import NumericTextReplay
@testable import ScenarioSupport
@testable import SimulatedUser

// Only fields on a phone have keyboard types, which UIKit declares.
#if canImport(UIKit)
  import UIKit
#endif

/// Creates SwiftUI fields that are bound to a value and rendered after each event.
struct ScreenFrontEnd: FrontEnd {
  /// Whether a change of state is rendered immediately instead of at the end of the event.
  var drawsAtOnce = false

  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound> { ScreenField(value, style, drawsAtOnce) }
}

/// Plays scenarios in a SwiftUI field.
///
/// All views are rendered again after each event, as SwiftUI can do at any time.
final class ScreenField<Bound: NumericTextBoundValue>: PlayedField {
  private let model: Model<Bound>
  private let style: Model<NumericTextStyle<Bound.Number>>
  private let host: ViewHost
  private var hand: (any PlayedField<Bound>)?

  init(_ value: Bound, _ style: NumericTextStyle<Bound.Number>, _ drawsAtOnce: Bool) {
    model = Model(value)
    self.style = Model(style)
    host = ViewHost(Subject(model: model, style: self.style))
    host.drawsAtOnce = drawsAtOnce
    takeUp()
  }

  var text: String { hand?.text ?? "no field" }

  var selection: Range<Int>? { hand?.selection }

  var value: Bound { model.value }

  func play(_ event: Event, times: Int) {
    // `PlainHand` plays events in SwiftUI's own text field, where each key is an event of `host`
    // already. Inside another event, the views would not be rendered after each key.
    if hand is PlainHand<Bound> {
      hand?.play(event, times: times)
    } else {
      host.event { hand?.play(event, times: times) }
    }
    host.redraw()
  }

  func set(value: Bound) {
    model.set(value)
    host.redraw()
    hand?.set(value: value)
  }

  func set(style: NumericTextStyle<Bound.Number>) {
    let isOther = style.formatting != self.style.value.formatting
    self.style.set(style)
    host.redraw()
    if isOther { takeUp() } else { hand?.set(style: style) }
  }

  /// Sets `hand` to a player of events for the field that is now on screen.
  private func takeUp() {
    hand = host.textFields.first.map { PlainHand($0, host, model.value, style.value) }
    hand = hand ?? platformHand(on: host, value: model.value)
  }
}

/// A view that contains the field under test.
private struct Subject<Bound: NumericTextBoundValue>: View {
  let model: Model<Bound>
  let style: Model<NumericTextStyle<Bound.Number>>

  var body: some View {
    let field = NumericTextField("Amount", value: model.binding, style: style.value)
    // Scenarios contain separators that the decimal pad lacks.
    #if canImport(UIKit)
      field.numericTextKeyboard(.numbersAndPunctuation)
    #else
      field
    #endif
  }
}
