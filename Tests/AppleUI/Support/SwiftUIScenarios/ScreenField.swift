// SPDX-License-Identifier: MIT

import NumericText
import NumericTextUI
import SwiftUI
import Testing

@testable import ScenarioSupport
@testable import numeric_text

/// SwiftUI fields that are bound to a value and updated after each event.
struct ScreenFrontEnd: FrontEnd {
  /// Whether changes are rendered immediately, during the event.
  var drawsAtOnce = false

  func field<Bound: NumericTextBoundValue>(
    value: Bound,
    style: NumericTextStyle<Bound.Number>
  ) -> any PlayedField<Bound> { ScreenField(value, style, drawsAtOnce) }
}

/// A SwiftUI field in a view, and its user.
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
    // Fields that consist of SwiftUI only are rendered after each key anyway.
    if hand is PlainHand<Bound> {
      hand?.play(event, times: times)
    } else {
      host.event { hand?.play(event, times: times) }
    }
    finish()
  }

  func set(value: Bound) {
    model.set(value)
    finish()
    hand?.set(value: value)
  }

  func set(style: NumericTextStyle<Bound.Number>) {
    let isOther = style.formatting != self.style.value.formatting
    self.style.set(style)
    finish()
    if isOther { takeUp() } else { hand?.set(style: style) }
  }

  /// Finds the field that is currently on screen.
  private func takeUp() {
    hand = host.textFields.first.map { PlainHand($0, host, model.value, style.value) }
    hand = hand ?? platformHand(on: host, value: model.value)
  }

  /// Renders all views again, because SwiftUI can update views at any time.
  private func finish() {
    host.redraw()
    #expect(host.faults.isEmpty)
  }
}

/// A view that contains the field.
private struct Subject<Bound: NumericTextBoundValue>: View {
  let model: Model<Bound>
  let style: Model<NumericTextStyle<Bound.Number>>

  var body: some View {
    NumericTextField("Amount", value: model.binding, style: style.value)
  }
}
