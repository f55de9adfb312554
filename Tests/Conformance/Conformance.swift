// SPDX-License-Identifier: MIT

import Foundation

/// Checks the laws that every field must obey, in one of the ways that `usage` lists.
@main
struct Conformance {
  private static let usage = """
    conformance                  checks every currency in every locale
    conformance --sample         checks every locale and every currency in fewer pairs
    conformance --walk N         plays N random edits in fields of many styles
    conformance --exhaustive N   plays all scripts of up to N keys in fields of many styles
    conformance --texts N        types and pastes all texts of up to N digits and separators
    conformance --joined N       pastes beside the digits of all expressions of up to N keys
    """

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch arguments.first {
    case nil: exit(check(Pair.all) ? 0 : 1)
    case "--sample": exit(check(Pair.sample) ? 0 : 1)
    case "--walk": exit(Walker(edits: count ?? 50_000).run() ? 0 : 1)
    case "--exhaustive": exit(try Exhaustive(depth: max(1, count ?? 4)).run() ? 0 : 1)
    case "--texts": exit(OneText(length: count ?? 8).run() ? 0 : 1)
    case "--joined": exit(JoinedPaste(length: count ?? 4).run() ? 0 : 1)
    case let argument:
      print(usage)
      exit(argument == "--help" ? 0 : EX_USAGE)
    }
  }

  private static func check(_ pairs: [Pair]) -> Bool {
    print("Checking \(pairs.count) pairs")
    return Report.run(pairs.count) { index in
      var checks = Checks(pairs[index])
      checks.run()
      return checks.found
    }
  }
}
