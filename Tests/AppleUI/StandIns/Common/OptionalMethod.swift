// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Calls optional methods of a delegate.
///
/// Without Objective-C, Swift has no optional requirements. Instead, each method has a default
/// implementation that calls `missing(_:)`. If the default implementation runs, the delegate
/// doesn't implement the method.
@MainActor
public enum OptionalMethod {
  private static var isMissing = false

  /// Records that the delegate doesn't implement the called method, and returns any answer.
  ///
  /// The default implementations of the optional methods call this method.
  public static func missing<Answer>(_ answer: Answer) -> Answer {
    isMissing = true
    return answer
  }

  /// Returns the result of `method`, or nil if the delegate doesn't implement it.
  public static func call<Answer>(_ method: () -> Answer) -> Answer? {
    isMissing = false
    let answer = method()
    defer { isMissing = false }
    return isMissing ? nil : answer
  }
}
