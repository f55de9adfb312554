// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Calls of optional delegate methods.
///
/// Swift has no optional requirements without Objective-C. Instead, each requirement has a default
/// implementation that reports itself as missing, so that it can be distinguished from an
/// implementation by the delegate.
@MainActor
public enum OptionalMethod {
  private static var isMissing = false

  /// Reports that the called method is a default implementation.
  public static func reportMissing() { isMissing = true }

  /// Returns the result of `method`, or nil if the delegate doesn't implement it.
  public static func call<Answer>(_ method: () -> Answer) -> Answer? {
    isMissing = false
    let answer = method()
    defer { isMissing = false }
    return isMissing ? nil : answer
  }
}
