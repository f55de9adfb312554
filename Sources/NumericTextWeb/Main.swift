// SPDX-License-Identifier: MIT

/// The program that the linker asks for.
///
/// It does nothing: a page calls the exports.
@main
enum Main {
  static func main() {}
}
