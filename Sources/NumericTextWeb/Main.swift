// SPDX-License-Identifier: MIT

/// The entry point that the linker requires.
///
/// The function is empty, because a page calls the exports.
@main
enum Main {
  static func main() {}
}
