// SPDX-License-Identifier: MIT

import Foundation
import ReferenceModel
import TestSupport

/// The command-line options of `model`.
struct Options {
  var count = 1000
  var seed = UInt64.random(in: 0...UInt64(UInt32.max))
  /// The style of all scripts, or nil for random styles.
  var style: [String: JSON]?
  /// The style keys, enforcements, events and compared properties to leave out, by name.
  var without: Set<String> = []
  /// The maximum number of scripts to shorten for each kind of difference.
  var shrink = 10
  /// The maximum number of groups of differences to print in detail.
  var show = 40
  var engine: URL?
  /// A file with scripts to play, or nil to generate random ones.
  var play: URL?

  struct Misuse: Error, CustomStringConvertible {
    var description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    engine = URL(fileURLWithPath: CommandLine.arguments[0])
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      guard let value = arguments.popFirst(), try set(name, value) else {
        throw Misuse(description: Self.usage)
      }
    }
  }

  private mutating func set(_ name: String, _ value: String) throws -> Bool {
    switch name {
    case "--count": count = Int(value) ?? count
    case "--seed": seed = UInt64(value) ?? seed
    case "--shrink": shrink = Int(value) ?? shrink
    case "--show": show = Int(value) ?? show
    case "--without": without = Set(value.split(separator: ",").map(String.init))
    case "--engine": engine = value == "none" ? nil : URL(fileURLWithPath: value)
    case "--play": play = URL(fileURLWithPath: value)
    case "--style": style = try JSON(parsing: value).object
    default: return false
    }
    return true
  }

  private static let usage = """
    model [--count N] [--seed N] [--style JSON] [--without NAMES] [--engine PATH] [--shrink N]
          [--show N] [--play FILE]

    --play plays the scripts of a file instead of random ones. --without leaves out style keys
    (trailingZeros), values of enforcement (reportOnly), events (selectAll) and what is compared
    (clamped), separated by commas. --engine none only checks the laws of the model.
    """
}
