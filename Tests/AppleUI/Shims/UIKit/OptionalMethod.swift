// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Calls optional methods of a delegate.
///
/// Without Objective-C, Swift has no optional requirements. Instead, each requirement has a default
/// implementation that calls `reportMissing()`, which shows that the delegate doesn't implement the
/// method.
@MainActor
public enum OptionalMethod {
  private static var isMissing = false

  /// Reports that the called method is only a default implementation.
  public static func reportMissing() { isMissing = true }

  /// Returns the result of `method`, or nil if the delegate doesn't implement it.
  public static func call<Answer>(_ method: () -> Answer) -> Answer? {
    isMissing = false
    let answer = method()
    defer { isMissing = false }
    return isMissing ? nil : answer
  }
}
