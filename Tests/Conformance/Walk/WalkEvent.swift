// SPDX-License-Identifier: MIT

import Laws
import NumericText
import NumericTextReplay
import TestSupport

/// An event of a walk (a script), as JSON and as the event that it describes.
struct WalkEvent {
  let json: JSON
  let event: ScriptEvent

  init(_ json: JSON) throws {
    self.json = json
    event = try ScriptEvent(JSONObject(line: json.description))
  }

  var cause: SessionLaws.Cause {
    switch event {
    case .field(let event, _): .event(event)
    case .set: .newValue
    case .style: .newStyle
    }
  }
}
