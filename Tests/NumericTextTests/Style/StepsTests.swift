// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import Testing

private let plain = NumericTextStyle<Int>.number.locale(.english)

@Suite struct StepsTests {
  @Test func contradictionsBetweenStepsAndBoundsAreNamed() {
    let wrapping = plain.step(1, wraps: true)
    #expect(wrapping.contradiction == .wrapsWithoutEnds)
    #expect(wrapping.bounds(0...).contradiction == .wrapsWithoutEnds)
    #expect(wrapping.bounds(0...59).contradiction == nil)
    #expect(wrapping.steps(within: 0...59).contradiction == nil)
    #expect(plain.bounds(0...10).steps(within: 20...30).contradiction == .noSteps)
    #expect(plain.bounds(0...10).steps(within: -5...0).contradiction == nil)
    #expect(StyleContradiction.wrapsWithoutEnds.description.contains("steps(within:)"))
    #expect(StyleContradiction.noSteps.description.hasSuffix("in both ranges."))
  }

  @Test func manyGradualStepsEnd() {
    var clock = NumericTextSession(value: 0, style: plain.bounds(0...59).step(1, wraps: true))
    clock.step(by: .max)
    #expect(clock.value == 1000 % 60)
    var number = NumericTextSession(value: 0, style: plain.step(.adaptive))
    number.step(by: .min)
    #expect(number.value < 0)
  }

  @Test func aLaterStepReplacesTheFormerOne() {
    let style = plain.bounds(0...59).step(.adaptive, wraps: true, page: 5)
    #expect(style.step(1) == plain.bounds(0...59).step(1))
    #expect(style != plain.bounds(0...59).step(.adaptive))
  }

  // Exit tests run in a child process, which some platforms do not support.
  #if EXIT_TESTS
    @Test func refusesPageStepsOfZero() async {
      await #expect(processExitsWith: .failure) { _ = plain.step(1, page: 0) }
      await #expect(processExitsWith: .failure) { _ = plain.step(.adaptive, page: -1) }
    }
  #endif
}
