// SPDX-License-Identifier: MIT

import Foundation
import NumericText

/// A field of the demo whose value has the type `Bound`.
struct DemoEntry<Bound: NumericTextBoundValue>: DemoField {
  typealias Style = NumericTextStyle<Bound.Number>

  /// A style together with its source code.
  struct Declaration: Sendable {
    let style: Style
    let code: String
  }

  let name: String
  private let declare: @Sendable (DemoRegion) -> Declaration
  private var session: NumericTextSession<Bound>
  private(set) var code: String

  init(
    _ name: String,
    _ value: Bound,
    in region: DemoRegion,
    declare: @escaping @Sendable (DemoRegion) -> Declaration
  ) {
    let declaration = declare(region)
    self.name = name
    self.declare = declare
    session = NumericTextSession(value: value, style: declaration.style)
    code = declaration.code
  }

  var engine: Session { session.engine }
  var value: String { session.value.number == nil ? "nil" : session.plainText }

  mutating func move(to region: DemoRegion) {
    let declaration = declare(region)
    code = declaration.code
    session.set(style: declaration.style)
  }

  mutating func perform(_ event: Event) -> DemoNotice? {
    let outcome = session.perform(event)
    if let refusal = outcome.refusal { return .refused(refusal) }
    if outcome.isClamped { return .clamped(engine.text) }
    return session.violation.map { .violation($0) }
  }
}
