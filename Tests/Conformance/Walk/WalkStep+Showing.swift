// SPDX-License-Identifier: MIT

import NumericText

// Checks of the outcomes of events.
extension WalkStep {
  mutating func checkOutcome(_ outcome: NumericTextOutcome<Bound>) {
    let isSame = outcome.text.utf8.elementsEqual(session.text.utf8)
    expect(isSame && outcome.selection == session.selection, "an outcome is what is shown", "")
    expect(outcome.value == session.value, "an outcome has the value", "\(outcome.value)")
    expect(outcome.violation == session.violation, "an outcome has the violation", "")
    guard let bound = outcome.clampedTo else { return }
    expect(bound == session.value.number, "a clamp is the new value", "\(bound)")
  }
}
