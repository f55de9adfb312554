// SPDX-License-Identifier: MIT

/// The Swift code in a section of a page, or in a doc comment.
package struct Example: Equatable, Sendable {
  /// The heading of the section, or the declaration of the comment.
  package var title: String

  /// The lines of all code blocks.
  package var lines: [String]

  /// The tested rows of all tables.
  package var rows: [TableRow] = []

  /// The module that the example belongs to, if the example doesn't import it.
  package var home: Kit?

  /// The Apple framework that the code requires, if any.
  package var kit: Kit? {
    home ?? Kit.allCases.first { kit in lines.contains { $0.hasPrefix("import \(kit.rawValue)") } }
  }

  /// A module that is not available on every platform.
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
