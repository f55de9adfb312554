// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests that the stand-in for SwiftUI renders only views that depend on a changed state, so that a
/// field cannot rely on more updates than it gets on a device.
@Suite struct RedrawTests {
  @Test func rendersOnlyTheViewsThatDependOnAChangedState() {
    let log = RenderLog()
    let host = ViewHost(Counter(name: "page", log: log, parts: ["left", "right"]))
    log.names = []
    host.buttons.first { $0.label == ["left"] }?.tap()
    #expect(log.names == ["left"])
    #expect(host.texts.map(\.string) == ["0", "1", "0"])
    host.buttons.first { $0.label == ["page"] }?.tap()
    #expect(log.names == ["left", "page", "left", "right"])
    #expect(host.texts.map(\.string) == ["1", "1", "0"])
  }

  @Test func aStateThatNoViewReadsRendersNothing() {
    let log = RenderLog()
    let host = ViewHost(
      Stateful(0) { $presses in
        let _ = log.add("silent")
        Button("Press") { presses += 1 }
      }
    )
    host.buttons[0].tap()
    #expect(log.names == ["silent"])
  }
}

/// The names of the views whose bodies were evaluated, in order.
private final class RenderLog {
  var names: [String] = []

  func add(_ name: String) { names.append(name) }
}

private struct Counter: View {
  let name: String
  let log: RenderLog
  var parts: [String] = []
  @State private var count = 0

  var body: some View {
    let _ = log.add(name)
    Text(verbatim: "\(count)")
    ForEach(parts, id: \.self) { AnyView(Counter(name: $0, log: log)) }
    Button(name) { count += 1 }
  }
}
