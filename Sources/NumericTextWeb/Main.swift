// SPDX-License-Identifier: MIT

/// The entry point that the linker requires.
///
/// The function is empty, because a page calls the functions in `Exports.swift` instead.
@main
enum Main {
  static func main() {}
}
