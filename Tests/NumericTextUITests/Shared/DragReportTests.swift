// SPDX-License-Identifier: MIT

import Testing

@testable import NumericTextUI

@Suite struct DragReportTests {
  private let model = FieldModel(value: 98, style: .number.bounds(0...99))

  private final class Log {
    var refusals: [NumericTextRefusal] = []
    var commits = 0
  }

  private let log = Log()

  init() {
    model.onRefusal = { [log] in log.refusals.append($0) }
    model.onCommit = { [log] in log.commits += 1 }
  }

  @Test func dragReportsOneRefusal() {
    for _ in 0..<5 { model.perform(.scrub(.by(1))) }
    #expect(log.refusals == [.outOfBounds])
    #expect(model.perform(.scrub(.by(1))).refusal == nil)
    model.perform(.scrub(.ended))
    model.perform(.scrub(.by(1)))
    #expect(log.refusals == [.outOfBounds, .outOfBounds])
  }

  @Test func dragOfAnIdleFieldCommitsOnce() {
    for count in [-1, -2, 1] { model.perform(.scrub(.by(count))) }
    #expect(log.commits == 0)
    model.perform(.scrub(.ended))
    model.perform(.scrub(.ended))
    #expect(log.commits == 1)
    #expect(model.session.value == 96)
  }

  @Test func dragWithoutAChangeCommitsNothing() {
    model.perform(.scrub(.by(1)))
    model.perform(.scrub(.ended))
    #expect(log.commits == 1)
    model.perform(.scrub(.by(1)))
    model.perform(.scrub(.ended))
    #expect(log.commits == 1)
  }

  @Test func canceledDragCommitsNothing() {
    model.perform(.scrub(.by(-1)))
    model.perform(.scrub(.canceled))
    model.perform(.scrub(.ended))
    #expect(log.commits == 0)
    #expect(model.session.value == 98)
  }

  @Test func fieldBeingEditedCommitsWhenEditingEnds() {
    model.perform(.focus(at: nil))
    model.perform(.scrub(.by(-1)))
    model.perform(.scrub(.ended))
    #expect(log.commits == 0)
    model.perform(.blur)
    #expect(log.commits == 1)
  }
}
