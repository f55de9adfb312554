// SPDX-License-Identifier: MIT

public import Foundation

@MainActor
public final class NSPasteboard: NSObject {
  public enum PasteboardType: Sendable { case string }

  public static let general = NSPasteboard(contents: [:])

  private var contents: [PasteboardType: String]

  private init(contents: [PasteboardType: String]) { self.contents = contents }

  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    return 1
  }

  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    contents[type] = string
    return true
  }

  public func string(forType type: PasteboardType) -> String? { contents[type] }
}
