// SPDX-License-Identifier: MIT

import NumericText

/// Plays scripts of edits, and converts texts in the styles that scripts describe.
///
/// A script is one line of JSON with a style, an initial value and events. Scripts make a bug
/// report exact, and the same scripts can test a field on any platform. `Scenarios/README.md`
/// describes their format.
///
/// ```swift
/// let script = #"{"id":7,"style":{"kind":"number"},"initial":"12","events":[{"type":"3"}]}"#
/// Replay.play(script).json
/// // {"id":7,"states":[{"text":"123","selection":[3,3],"value":"123"}]}
/// ```
public enum Replay {
  /// The answer to a script.
  public struct Answer: Sendable {
    /// The states after each event as a line of JSON, or the error in the script.
    public var json: String

    /// Whether the line is a valid script.
    public var isValid = true

    /// A message for each difference between the states and the expectations in the script.
    public var differences: [String] = []
  }

  /// An error in a script or a style, or the reason why a text cannot be converted.
  ///
  /// The description names the location of the error and says which input would be valid.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The reason as a sentence.
    public let description: String

    init(_ error: ScriptError) { description = error.description }
    init(_ reason: UnreadableText) { description = reason.description }
  }

  /// Plays a script in a new session.
  ///
  /// The time is proportional to the number of events.
  ///
  /// - Parameters:
  ///   - line: A script as JSON.
  ///   - number: The number of the line in its file, for error messages.
  /// - Returns: The states after each event, and the differences from the expected states, or an
  ///   error.
  public static func play(_ line: String, number: Int = 1) -> Answer {
    ScriptLine.play(line, number: number)
  }

  /// The keys that the style of a script can have, in alphabetical order.
  public static var styleKeys: [String] { ScriptStyle.keys.sorted() }
}

extension Replay {
  /// The style that a script describes.
  ///
  /// ```swift
  /// let style = try Replay.Style([["kind": "currency", "code": "USD"]])
  /// try style.format("1234.5").get()     // "$1,234.50"
  /// try style.parse("$1,234.50").get()   // "1234.5"
  /// ```
  public struct Style {
    /// Returns the text that a field shows for a plain number such as `-12.5` while it is not being
    /// edited, or the reason why it cannot show the number.
    public let format: (_ number: String) -> Result<String, Failure>

    /// Returns the value of a text as a plain number such as `-12.5`, or the reason why it has
    /// none.
    public let parse: (_ text: String) -> Result<String, Failure>

    /// The parts of the style's notation, such as its digits and separators, with their names.
    public let notation: [(name: String, text: String)]

    /// Creates a style from the members of JSON objects.
    ///
    /// If several objects have the same key, the style uses the value of the last one, or merges
    /// the values if they are objects, too.
    ///
    /// - Parameter objects: The objects, whose members are strings, numbers, booleans, arrays and
    ///   dictionaries, as `JSONSerialization` creates them.
    /// - Throws: `Failure` if a member is unknown or invalid, or if two of them contradict each
    ///   other.
    public init(_ objects: [[String: Any]]) throws(Failure) {
      do throws(ScriptError) {
        let object = objects.reduce(JSONObject([:])) { $0.merging(JSONObject($1)) }
        let style = try ScriptStyle(object)
        let (text, value) = (try style.textConverter(), try style.valueConverter())
        format = { text($0).mapError { Failure($0) } }
        parse = { value($0).mapError { Failure($0) } }
        notation = try style.notation()
      } catch {
        throw Failure(error)
      }
    }

    /// Returns the members of the JSON object in `text`.
    ///
    /// - Parameters:
    ///   - text: The text of the object.
    ///   - option: The name of the command-line option with the text, for error messages.
    /// - Returns: The members, as `JSONSerialization` creates them.
    /// - Throws: `Failure` if the text is not a JSON object.
    public static func members(of text: String, option: String) throws(Failure) -> [String: Any] {
      do throws(ScriptError) {
        return try JSONObject(text, of: option).members
      } catch {
        throw Failure(error)
      }
    }
  }
}
