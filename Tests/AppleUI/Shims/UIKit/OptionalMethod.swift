// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A call of a method that a delegate may leave out.
///
/// Swift has no optional requirements without Objective-C. Here each has a default that reports
/// itself as missing, so a caller can tell it from an answer.
@MainActor
public enum OptionalMethod {
  private static var isMissing = false

  /// Says that the method that runs now is a default.
  public static func reportMissing() { isMissing = true }

  /// The answer of a method, nil if the delegate leaves it out.
  public static func call<Answer>(_ method: () -> Answer) -> Answer? {
    isMissing = false
    let answer = method()
    defer { isMissing = false }
    return isMissing ? nil : answer
  }
}
