// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI
@testable import SimulatedUser

/// Tests of labels that change a bound number when they are dragged.
@Suite struct LabelDragTests {
  private let width = Model<Decimal>(12)
  private let manager = UndoManager()
  private let log = Log()

  private final class Log {
    var refusals: [NumericTextRefusal] = []
    var commits = 0
  }

  private let host: ViewHost
  private let area: ValueDrag<Decimal>

  init() throws {
    let label = Text("Width").numericTextScrubbing(width.binding, style: .number.bounds(0...20))
    host = ViewHost(
      label.onNumericTextCommit { [log] in log.commits += 1 }
        .onNumericTextRefusal { [log] in log.refusals.append($0) }
    )
    host.setEnvironment(\.undoManager, manager)
    area = try #require(host.platformViews.first?.coordinator as? ValueDrag<Decimal>)
  }

  private func drag(_ distances: Double...) {
    let drag = FieldDrag(area)
    drag.handle(.began)
    for distance in distances { host.event { drag.handle(.changed, movedBy: distance) } }
    host.event { drag.handle(.ended) }
  }

  @Test func wholeDragIsCommittedAndUndoneAtOnce() {
    drag(4, 4, 4)
    #expect(width.writes == [13, 14, 15])
    #expect(log.commits == 1)
    host.event { manager.undo() }
    #expect(width.value == 12)
    #expect(!manager.canUndo)
    host.event { manager.redo() }
    #expect(width.value == 15)
    drag(4)
    #expect(width.value == 16)
  }

  @Test func dragReportsOneRefusal() {
    width.set(20)
    host.redraw()
    drag(4, 4, 4)
    #expect(log.refusals == [.outOfBounds])
    #expect(log.commits == 0 && !manager.canUndo)
  }

  @Test func canceledDragRestoresTheValue() {
    let drag = FieldDrag(area)
    drag.handle(.began, movedBy: 8)
    host.event { drag.handle(.changed, movedBy: 8) }
    host.event { drag.handle(.cancelled) }
    host.event { drag.handle(.changed, movedBy: 8) }
    #expect(width.writes == [14, 12])
    #expect(!manager.canUndo)
  }

  @Test func dragHandlesTheStatesOfItsRecognizer() {
    let drag = FieldDrag(area)
    drag.handle(.changed, movedBy: 8)
    drag.handle(.possible, movedBy: 8)
    #expect(width.writes == [])
    for end in [PlatformPanRecognizer.State.ended, .failed] {
      drag.handle(.began, movedBy: 8)
      host.event { drag.handle(.changed, movedBy: 4, .coarse) }
      host.event { drag.handle(end, movedBy: -4) }
    }
    #expect(width.writes == [20, 19, 20, 19])
    #expect(log.refusals == [] && log.commits == 1)
  }

  @Test func observerIsKeptUntilTheGestureEnds() {
    final class Observer {}
    let drag = FieldDrag(area)
    weak var observer: Observer?
    drag.makeObserver = {
      let made = Observer()
      observer = made
      return made
    }
    drag.handle(.began)
    drag.cancel()
    #expect(observer != nil)
    drag.handle(.ended)
    #expect(observer == nil)
  }

  @Test func viewThatDisappearsLeavesNoUndoAction() {
    drag(4)
    host.close()
    #expect(!manager.canUndo)
  }
}
