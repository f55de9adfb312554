// SPDX-License-Identifier: MIT

/// An error in a script.
///
/// The description names the location of the error and says which input would be valid.
struct ScriptError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
