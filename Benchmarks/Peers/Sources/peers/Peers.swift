// SPDX-License-Identifier: MIT

import Foundation

/// A program that types the same digits with each library.
///
/// Usage:
/// - `peers names` prints the name of each library.
/// - `peers run <name> <rounds>` types and deletes the digits in one field, `<rounds>` times.
/// - `peers times` prints the time per key for each library.
/// - `peers report <file>` reads a file with the output of `peers times` and the numbers of
///   instructions, and writes the table and the chart.
/// - `peers field <library> <file>` plays a file of cases of the field test, and prints the states
///   of the field.
@main
enum Peers {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("names", 1): for peer in Peer.all { print(peer.name) }
    case ("run", 3): try run(arguments)
    case ("times", 1): Stopwatch.measure(Peer.all)
    case ("report", 2): try PeerReport(contentsOf: arguments[2]).write()
    case ("field", 3): try play(arguments)
    default:
      throw Problem(
        "usage: peers names | run <name> <rounds> | times | report <file> | field <name> <file>"
      )
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws {
    guard let peer = Peer.all.first(where: { $0.name == arguments[2] }),
      let rounds = Int(arguments[3])
    else { throw Problem("No library \(arguments[2]), or \(arguments[3]) is not a number.") }
    peer.run(rounds)
  }

  private static func play(_ arguments: ArraySlice<String>) throws {
    guard let peer = FieldPeer.all.first(where: { $0.name == arguments[2] }) else {
      throw Problem("There is no library \(arguments[2]).")
    }
    try FieldPlayer(peer: peer).play(arguments[3])
  }
}

/// An error with a sentence for the user.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
