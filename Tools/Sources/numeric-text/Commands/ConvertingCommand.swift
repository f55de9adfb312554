// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import NumericTextReplay

/// A command that converts its arguments, or the lines of standard input, to other texts.
protocol ConvertingCommand: ParsableCommand {
  /// The texts to convert. The text `-` stands for all lines of standard input.
  var texts: [String] { get set }

  /// Whether the results are printed as JSON.
  var isJSON: Bool { get }

  /// Returns a function whose result is the converted text, or the reason why it cannot be
  /// converted.
  func converter() throws -> (String) -> Result<String, Replay.Failure>
}

extension ConvertingCommand {
  func run() throws {
    var output = ConvertedTexts(isJSON: isJSON, convert: try converter())
    for text in texts.isEmpty ? ["-"] : texts {
      guard text == "-" else {
        try output.add(text)
        continue
      }
      var lines = try LineReader(of: nil)
      while let line = try lines.next(beforeWaiting: { try output.flush() }) {
        try output.add(line, number: lines.number)
      }
    }
    try output.flush()
    if output.hasFailed { throw ExitCode(1) }
  }
}

/// The results of a `ConvertingCommand`, in the order of its texts.
///
/// Writing to a file takes much longer than converting a number, so the results are collected, and
/// written when there are many of them or when the command has to wait for more input.
struct ConvertedTexts {
  private static let limit = 1 << 16

  private let isJSON: Bool
  private let convert: (String) -> Result<String, Replay.Failure>
  private var results: [UInt8] = []
  private var errors: [UInt8] = []
  private let encoder = JSONEncoder()

  /// Whether any text could not be converted.
  private(set) var hasFailed = false

  init(isJSON: Bool, convert: @escaping (String) -> Result<String, Replay.Failure>) {
    self.isJSON = isJSON
    self.convert = convert
    encoder.outputFormatting = .withoutEscapingSlashes
  }

  /// Converts a text and adds the result.
  ///
  /// `number` is the number of the line with the text, or nil if the text is an argument.
  mutating func add(_ text: String, number: Int? = nil) throws {
    let result = convert(text)
    switch result {
    case _ where isJSON: results.append(line: try json(text, result))
    case .success(let converted): results.append(line: converted)
    case .failure(let reason):
      let place = number.map { "line \($0), " } ?? ""
      errors.append(line: "\(place)'\(text.shortened)': \(reason)")
    }
    if case .failure = result { hasFailed = true }
    if results.count + errors.count > Self.limit { try flush() }
  }

  /// Writes the collected results and errors.
  mutating func flush() throws {
    try StandardOutput.write(results)
    StandardError.write(errors)
    results.removeAll(keepingCapacity: true)
    errors.removeAll(keepingCapacity: true)
  }

  private func json(_ text: String, _ result: Result<String, Replay.Failure>) throws -> String {
    let (key, answer) =
      switch result {
      case .success(let converted): ("result", converted)
      case .failure(let reason): ("error", reason.description)
      }
    return "{\"text\":\(try json(text)),\"\(key)\":\(try json(answer))}"
  }

  private func json(_ text: String) throws -> String {
    String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}

extension String {
  /// The first 100 characters, with escape sequences for control characters, which terminals obey.
  var shortened: String {
    let scalars = unicodeScalars.prefix(100).map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return scalars.joined() + (unicodeScalars.dropFirst(100).isEmpty ? "" : "…")
  }
}

extension [UInt8] {
  fileprivate mutating func append(line: String) {
    append(contentsOf: line.utf8)
    append(UInt8(ascii: "\n"))
  }
}
