// SPDX-License-Identifier: MIT

/// The Swift code in a section of a page, or in a doc comment.
package struct Example: Equatable, Sendable {
  /// The heading of the section, or the declaration that the comment documents.
  package var title: String

  /// The lines of all code blocks.
  package var lines: [String]

  /// The table rows to test.
  package var rows: [TableRow] = []

  /// The modules that the example imports.
  package var imports: Set<String> = Self.plainImports

  /// The Apple framework that the module of the example needs, if it is not in `imports`.
  package var home: Kit?

  /// The Apple framework that the code needs, if any.
  package var kit: Kit? { home ?? Kit.allCases.first { imports.contains($0.rawValue) } }

  /// The imports of examples in modules without a user interface.
  package static let plainImports: Set<String> = ["Foundation", "NumericText"]

  static func imports(in lines: [String]) -> Set<String> {
    Set(lines.compactMap { $0.prefixMatch(of: #/import (\w+)/#).map { String($0.1) } })
  }

  /// An Apple framework that is not available on every platform.
  package enum Kit: String, CaseIterable, Sendable {
    case swiftUI = "SwiftUI"
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }
}

/// A row of a table that shows the effect of a modifier.
package struct TableRow: Equatable, Sendable {
  /// The style without the modifier, such as `.number`.
  package var base: String

  /// The modifier, such as `.grouping(.never)`.
  package var modifier: String

  /// The input, such as `value 1234` or `keys 12⌫`.
  package var trial: String

  /// The expected text without the modifier.
  package var without: String

  /// The expected text with the modifier.
  package var with: String
}
