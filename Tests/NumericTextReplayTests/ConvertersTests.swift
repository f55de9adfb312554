// SPDX-License-Identifier: MIT

import NumericText
import Testing

@testable import NumericTextReplay

@Suite struct ConvertersTests {
  private func value(_ text: String, _ style: String) throws -> Result<String, UnreadableText> {
    try ScriptStyle(JSONObject(line: style)).valueConverter()(text)
  }

  @Test(arguments: [
    ("300", "UInt8", "0", "255"), ("-129", "Int8", "-128", "127"),
    ("9223372036854775808", "Int", "-9223372036854775808", "9223372036854775807"),
  ])
  func reportsANumberOutsideTheTypesRange(
    _ text: String,
    _ type: String,
    _ lower: String,
    _ upper: String
  ) throws {
    let loss = try value(text, #"{"kind":"number","value":"\#(type)"}"#)
    #expect(loss == .failure(.outOfRange(type: type, lower: lower, upper: upper)))
  }

  @Test(arguments: ["1.5", "12.75"])
  func reportsAFractionInAnIntegerType(_ text: String) throws {
    #expect(throws: UnreadableText.self) {
      try value(text, #"{"kind":"number","value":"Int"}"#).get()
    }
  }

  @Test func appliesTheBoundsOfTheStyle() throws {
    let bounded = #"{"kind":"number","value":"Int","bounds":[null,"100"]}"#
    #expect(try value("101", bounded) == .success("100"))
    #expect(try value("12.00", bounded) == .success("12"))
    let byte = #"{"kind":"number","value":"UInt8","bounds":["5",null]}"#
    #expect(try value("300", byte) == .success("255"))
    #expect(try value("-1", byte) == .failure(.refused(.negativeNotAllowed)))
    #expect(try value("3", byte) == .success("5"))
    #expect(try value("50%", #"{"kind":"percent","value":"Double"}"#) == .success("0.5"))
  }
}
