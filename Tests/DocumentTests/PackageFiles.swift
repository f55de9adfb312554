// SPDX-License-Identifier: MIT

import Foundation

/// The files of the package, whose contents the tests check.
enum PackageFiles {
  /// The folder of the package.
  static let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns the contents of the file at `path` in the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
