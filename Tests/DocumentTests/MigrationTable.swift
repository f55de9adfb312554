// SPDX-License-Identifier: MIT

import Foundation

/// The table in a migration guide that lists the replacement of each public name of a library.
struct MigrationTable {
  struct Row {
    let names: [String]
    let verdict: Substring
    let explanation: Substring
  }

  let rows: [Row]

  /// The public names of the library, as listed in `Tests/PublicNames`.
  let names: [String]

  /// The source code of the call sites, which the tests compile.
  let pages: String

  init(of library: String) throws {
    let guide = try PackageFiles.text("Sources/NumericTextUI/NumericTextUI.docc/From\(library).md")
    let section = guide.components(separatedBy: "## Every public name").last ?? ""
    rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(Row.init)
    names = try PackageFiles.text("Tests/PublicNames/\(library).txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != " " }) }
    let folder = "Tests/AppleUI/Support/CallSites/\(library)"
    let path = PackageFiles.folder.appendingPathComponent(folder).path
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    pages = try files.filter { $0.hasSuffix("Page.swift") }.map {
      try PackageFiles.text("\(folder)/\($0)")
    }
    .joined(separator: "\n")
  }

  /// The public names that are not in any row of the table.
  var missing: [String] {
    let (exact, whole) = (Set(rows.flatMap(\.names)), Set(rows.flatMap(\.wholeTypes)))
    return names.filter { name in
      let owners = name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
      return !exact.contains(name) && !owners.contains(where: whole.contains)
    }
  }

  /// The names in the table that are not public names of the library.
  var unknown: [String] {
    let known = Set(names)
    return rows.flatMap(\.names).filter { name in
      guard name.hasSuffix(".*") else { return !known.contains(name) }
      return !names.contains { $0.hasPrefix(name.dropLast()) }
    }
  }

  /// The names that the table lists as unchanged although no compiled call site uses them.
  var uncompiled: [String] {
    let words = Set(pages.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    return rows.filter { $0.verdict == "same" }.flatMap(\.names).filter { name in
      !name.hasSuffix(".*") && !words.contains(Self.word(of: name))
    }
  }

  /// Returns the word by which code refers to a public name, such as `bar` for `Foo.bar(_:)`.
  ///
  /// For an initializer, the word is the name of the type.
  private static func word(of name: String) -> Substring {
    let path = name.prefix { $0 != "(" }.split(separator: ".")
    return path.last == "init" ? path[path.count - 2] : path.last ?? ""
  }
}

extension MigrationTable.Row {
  init(_ line: Substring) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    names = cells[0].split(separator: "`").map(String.init).filter { $0 != ", " }
    let here = cells.count > 1 ? cells[1] : ""
    verdict = Substring(here.prefix { $0 != ":" })
    explanation = Substring(here.dropFirst(verdict.count + 2))
  }

  /// The types in this row whose members need no rows of their own.
  ///
  /// These are the types that the table lists as `gone`, and those that it lists as `Name.*`.
  var wholeTypes: [String] {
    names.compactMap { name in
      name.hasSuffix(".*") ? String(name.dropLast(2)) : verdict == "gone" ? name : nil
    }
  }
}
