// SPDX-License-Identifier: MIT

extension Changes: CustomStringConvertible {
  /// The parts that changed, as a Swift literal.
  ///
  /// ```swift
  /// session.type("1").changes.description  // "[.text, .selection, .value]"
  /// ```
  public var description: String {
    let names: [(Changes, String)] = [
      (.text, ".text"), (.selection, ".selection"), (.value, ".value"),
    ]
    let parts = names.filter { contains($0.0) }.map(\.1)
    return "[\(parts.joined(separator: ", "))]"
  }
}
