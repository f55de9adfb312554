// SPDX-License-Identifier: MIT

/// An error in a script, as a sentence that includes the location and the valid input.
struct ScriptError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
