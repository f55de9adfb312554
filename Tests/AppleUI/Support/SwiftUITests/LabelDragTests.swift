// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import NumericTextUI

// On Linux, the stand-in for UIKit or AppKit declares `UndoManager`.
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Tests of labels that change a bound number when they are dragged.
@Suite struct LabelDragTests {
  private let width = Model<Decimal>(12)
  private let manager = UndoManager()
  private let log = Log()

  private final class Log {
    var refusals: [NumericTextRefusal] = []
    var commits = 0
  }

  private func host() -> ViewHost {
    let label = Text("Width").numericTextScrubbing(width.binding, style: .number.bounds(0...20))
    let host = ViewHost(
      label.onNumericTextCommit { [log] in log.commits += 1 }
        .onNumericTextRefusal { [log] in log.refusals.append($0) }
    )
    host.setEnvironment(\.undoManager, manager)
    return host
  }

  private func area(in host: ViewHost) throws -> ValueDrag<Decimal> {
    try #require(host.platformViews.first?.coordinator as? ValueDrag<Decimal>)
  }

  private func drag(_ distances: Double..., in host: ViewHost) throws {
    let drag = FieldDrag(try area(in: host))
    drag.handle(.began)
    for distance in distances { host.event { drag.handle(.changed, movedBy: distance) } }
    host.event { drag.handle(.ended) }
  }

  @Test func dragChangesTheValueAndCommitsOnce() throws {
    let host = host()
    try drag(4, 4, 4, in: host)
    #expect(width.writes == [13, 14, 15])
    #expect(log.commits == 1)
  }

  @Test func wholeDragIsUndoneAtOnce() throws {
    let host = host()
    try drag(4, 4, 4, in: host)
    host.event { manager.undo() }
    #expect(width.value == 12)
    #expect(!manager.canUndo)
    host.event { manager.redo() }
    #expect(width.value == 15)
    try drag(4, in: host)
    #expect(width.value == 16)
  }

  @Test func dragReportsOneRefusal() throws {
    let host = host()
    width.set(20)
    host.redraw()
    try drag(4, 4, 4, in: host)
    #expect(log.refusals == [.outOfBounds])
    #expect(log.commits == 0 && !manager.canUndo)
  }

  @Test func canceledDragRestoresTheValue() throws {
    let host = host()
    let drag = FieldDrag(try area(in: host))
    drag.handle(.began, movedBy: 8)
    host.event { drag.handle(.changed, movedBy: 8) }
    host.event { drag.handle(.cancelled) }
    host.event { drag.handle(.changed, movedBy: 8) }
    #expect(width.writes == [14, 12])
    #expect(!manager.canUndo)
  }

  @Test func dragHandlesTheStatesOfItsRecognizer() throws {
    let host = host()
    let drag = FieldDrag(try area(in: host))
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

  @Test func observerIsKeptUntilTheGestureEnds() throws {
    final class Observer {}
    let drag = FieldDrag(try area(in: host()))
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

  @Test func valueThatTheAppSetsIsDraggedNext() throws {
    let host = host()
    width.set(5)
    host.redraw()
    try drag(4, in: host)
    #expect(width.value == 6)
  }

  @Test func viewThatDisappearsLeavesNoUndoAction() throws {
    let host = host()
    try drag(4, in: host)
    host.close()
    #expect(!manager.canUndo)
  }
}
