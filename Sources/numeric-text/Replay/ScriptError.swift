// SPDX-License-Identifier: MIT

/// An error in a script.
///
/// Its description names the location and the valid input.
struct ScriptError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
