// SPDX-License-Identifier: MIT

@MainActor
public final class NSPasteboard: NSObject {
  public enum PasteboardType: Sendable { case string }

  public static let general = NSPasteboard()

  private var text: String?

  @discardableResult
  public func clearContents() -> Int {
    text = nil
    return 1
  }

  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    text = string
    return true
  }

  public func string(forType type: PasteboardType) -> String? { text }
}
