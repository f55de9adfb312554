// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests of SwiftUI steppers that use a numeric style.
@Suite(.serialized) struct StepperTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
    let host = ViewHost(Group { content() })
    host.setEnvironment(\.locale, Locale(identifier: "en_US"))
    return host
  }

  private func press(_ name: String, in host: ViewHost) {
    host.buttons.first { $0.label == [name] }?.tap()
    host.redraw()
  }

  private func texts(in host: ViewHost) -> [String] { host.texts.map(\.string) }

  @Test func showsTheFormattedNumberAfterTheTitle() {
    let price = Model<Decimal>(1234.5)
    let host = host { Stepper("Price", value: price.binding, style: .currency(code: "USD")) }
    #expect(texts(in: host) == ["Price", "$1,234.50"])
  }

  @Test func buttonsStepExactly() {
    let rate = Model<Double>(0.1)
    let style = NumericTextStyle<Double>.number.step(0.1)
    let host = host { Stepper("Rate", value: rate.binding, style: style) }
    press("Increment", in: host)
    press("Increment", in: host)
    #expect(rate.value == 0.3)
    #expect(texts(in: host) == ["Rate", "0.3"])
    press("Decrement", in: host)
    #expect(rate.writes == [0.2, 0.3, 0.2])
  }

  @Test func buttonsStopAtTheBounds() {
    let seats = Model(98)
    let title = "Seats"
    let style = NumericTextStyle<Int>.number.bounds(1...99)
    let host = host { Stepper(title, value: seats.binding, style: style) }
    press("Increment", in: host)
    press("Increment", in: host)
    #expect(seats.writes == [99])
    press("Decrement", in: host)
    #expect(seats.value == 98)
  }

  @Test func emptyValueIsSteppedFromZero() {
    let count = Model<Int?>(nil)
    let host = host { Stepper("Count", value: count.binding, style: .number) }
    #expect(texts(in: host) == ["Count", ""])
    press("Increment", in: host)
    #expect(count.value == 1)
  }

  @Test func localeOfTheEnvironmentFormatsTheNumber() {
    let price = Model<Decimal>(1234.5)
    let host = host { Stepper("Price", value: price.binding, style: .number) }
    host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
    #expect(texts(in: host) == ["Price", "1.234,5"])
  }

  @Test func heldButtonQuickens() {
    var now = 0.0
    StepperHold.shared.now = { now }
    let count = Model(0)
    let host = host { Stepper("Count", value: count.binding, style: .number) }
    hold(true, "Increment", in: host)
    for time in [0, 0.4, 1.65, 2.65] {
      now = time
      press("Increment", in: host)
    }
    #expect(count.writes == [1, 2, 37, 87])
    hold(false, "Increment", in: host)
    press("Increment", in: host)
    #expect(count.value == 88)
  }

  @Test func heldButtonStopsAtTheBound() {
    var now = 0.0
    StepperHold.shared.now = { now }
    let count = Model(2)
    let host = host { Stepper("Count", value: count.binding, style: .number.bounds(0...10)) }
    hold(true, "Decrement", in: host)
    press("Decrement", in: host)
    now = 5
    press("Decrement", in: host)
    hold(false, "Decrement", in: host)
    #expect(count.writes == [1, 0])
  }

  private func hold(_ isHeld: Bool, _ name: String, in host: ViewHost) {
    host.buttons.first { $0.label == [name] }?.hold(isHeld)
  }
}
