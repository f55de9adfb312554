// SPDX-License-Identifier: MIT

public import Foundation

@MainActor
public final class NSPasteboard: NSObject {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

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
