// SPDX-License-Identifier: MIT

/// What is wrong with a script, in a sentence that says where and what to do.
struct ScriptError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
