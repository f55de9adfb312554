// SPDX-License-Identifier: MIT

import Testing

@Suite struct MigrationTableTests {
  static let libraries = [
    "CurrencyField", "CurrencyText", "DiffableTextViews", "NumberField", "NumberTextField",
  ]

  @Test(arguments: libraries) func everyPublicNameHasARow(library: String) throws {
    let table = try MigrationTable(of: library)
    #expect(!table.names.isEmpty)
    #expect(table.missing == [])
    #expect(table.unknown == [])
  }

  @Test(arguments: libraries) func eachRowHasAVerdictAndAnExplanation(library: String) throws {
    for row in try MigrationTable(of: library).rows {
      #expect(["same", "alias", "differs", "gone"].contains(row.verdict), "\(row.names)")
      #expect(row.verdict == "same" || !row.explanation.isEmpty, "\(row.names)")
    }
  }

  @Test(arguments: libraries) func unchangedNamesAreCompiled(library: String) throws {
    #expect(try MigrationTable(of: library).uncompiled == [])
  }
}
