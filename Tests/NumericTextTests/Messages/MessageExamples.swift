// SPDX-License-Identifier: MIT

import Foundation

/// The examples in `Schema/message-examples.json`, which the tests of web pages check too.
struct MessageExamples: Decodable {
  /// The expected sentences for the refusal `tooManyDigits`, by locale and digit limit.
  let limits: [String: [String: String]]

  /// The expected languages by locale.
  let locales: [String: String]

  /// The plural categories of 0, 1, 2 and so on, by language.
  ///
  /// Each category is a character: `z` is `zero`, `1` is `one`, `2` is `two`, and any other is the
  /// first letter of its name.
  let categories: [String: String]

  /// The examples in the file.
  static let all = Result {
    let text = LocaleData.source("Schema/message-examples.json") ?? ""
    return try JSONDecoder().decode(MessageExamples.self, from: Data(text.utf8))
  }
}
