// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests of all initializers of the field.
@Suite struct InitializerTests {
  private let name = "Amount"

  /// Returns the texts of the fields in a view, in an American English environment.
  private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    ViewHost(Group { content() }.environment(\.locale, english)).fieldTexts
  }

  @Test func initializersWithAStyleAcceptEveryKindOfTitle() {
    let value = Model<Decimal>(5).binding
    let style = NumericTextStyle<Decimal>.currency(code: "USD").bounds(0...)
    let shown = texts {
      NumericTextField("Amount", value: value, style: style)
      NumericTextField(name, value: value, style: style)
      NumericTextField("Amount", value: value) { style }
      NumericTextField(name, value: value) { style }
      NumericTextField(value: value, style: style, prompt: Text("0")) { Text("Amount") }
    }
    #expect(shown == Array(repeating: "$5.00", count: 5))
  }

  @Test func titleCanBeAResource() {
    let title: LocalizedStringResource = "Amount"
    let value = Model<Decimal>(5).binding
    let style = NumericTextStyle<Decimal>.currency(code: "USD")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let host = ViewHost {
      NumericTextField(title, value: value, style: style)
      NumericTextField(title, value: value) { style }
      NumericTextField(title, value: value, format: .currency(code: "USD"))
      NumericTextField(title, value: value, formatter: formatter)
    }
    #expect(host.platformViews.map(\.attributes.label) == Array(repeating: "Amount", count: 4))
  }

  @Test func styleClosureAllowsImplicitMembers() {
    let value = Model<Decimal>(7).binding
    let shown = texts {
      NumericTextField("Amount", value: value) {
        .currency(code: "SEK").bounds(0...).precision(integer: 1..., fraction: 2)
      }
    }
    #expect(shown == [NumericTextStyle<Decimal>.currency(code: "SEK").locale(english).format(7)])
  }

  @Test func acceptsFormatStyles() {
    let decimal = Model<Decimal>(1234.5).binding
    let shown = texts {
      NumericTextField("A", value: decimal, format: .currency(code: "USD"))
      NumericTextField(name, value: Model<Double>(0.5).binding, format: .percent)
      NumericTextField("A", value: Model<Int?>(1234).binding, format: .number)
      NumericTextField(value: decimal, format: .number) { Text("A") }
    }
    #expect(shown == ["$1,234.50", "50%", "1,234", "1,234.5"])
  }

  @Test func localeOfTheEnvironmentIsTheDefault() {
    let value = Model<Decimal>(1234.5).binding
    let german = Locale(identifier: "de_DE")
    let shown = texts {
      NumericTextField("A", value: value, format: .number).environment(\.locale, german)
      NumericTextField("A", value: value, format: .number.locale(english))
        .environment(\.locale, german)
      NumericTextField("A", value: value, style: .number.locale(german))
    }
    #expect(shown == ["1.234,5", "1,234.5", "1.234,5"])
  }

  @Test func acceptsFormatters() {
    let value = Model<Decimal?>(0.125).binding
    let formatter = NumberFormatter()
    formatter.locale = english
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 5
    let shown = texts {
      NumericTextField("A", value: value, formatter: formatter)
      NumericTextField(name, value: value, formatter: formatter)
      NumericTextField(value: value, formatter: formatter) { Text("A") }
    }
    #expect(shown == ["12.5%", "12.5%", "12.5%"])
  }

  @Test func formatsThatCannotBeTypedFallBackToTheSwiftUIField() {
    let model = Model<Decimal?>(1234)
    let format = Decimal.FormatStyle(locale: english).notation(.scientific)
    let formatter = NumberFormatter()
    formatter.locale = english
    formatter.numberStyle = .scientific
    let host = ViewHost {
      NumericTextField("Amount", value: model.binding, format: format)
      NumericTextField("Amount", value: model.binding, formatter: formatter)
    }
    #expect(host.platformViews.isEmpty && host.textFields.count == 2)
    for field in host.textFields {
      #expect(field.text == "1.234E3")
      #expect(field.label == ["Amount"])
      field.tap().replace(0..<field.text.utf16.count, with: "5E2").leave()
      #expect(model.value == 500)
      #expect(field.text == "5E2")
      model.set(1234)
      host.redraw()
    }
  }

  @Test func showsTheLabelWhileTheFieldIsEmpty() {
    let model = Model<Decimal?>(nil)
    let screen = Screen(
      NumericTextField(value: model.binding, style: .number) { Text("Amount") }
    )
    #expect(screen.host.texts.map(\.string) == ["Amount"])
    #expect(screen.host.texts[0].attributes.isHiddenFromAccessibility)
    #expect(!screen.host.texts[0].attributes.allowsHitTesting)
    #expect(!screen.host.texts[0].attributes.takesNoRoom)
    #expect(screen.host.platformViews.first?.attributes.label == "Amount")
    screen.user.tap().type("-")
    screen.host.redraw()
    #expect(screen.host.texts.isEmpty)
    screen.user.type("1")
    #expect(screen.host.texts.isEmpty)
    model.set(nil)
    screen.host.redraw()
    #expect(screen.host.texts.map(\.string) == ["Amount"])
  }

  @Test(arguments: [5, nil] as [Decimal?])
  func anyOtherLabelNamesTheField(value: Decimal?) {
    let field = NumericTextField(value: Model(value).binding, style: .number) {
      HStack {
        Text("Amount")
        Text("in euros")
      }
    }
    #expect(Screen(field).host.platformViews.first?.attributes.label == "Amount in euros")
    let prompted = NumericTextField(
      value: Model(value).binding,
      style: .number,
      prompt: Text("0")
    ) {
      HStack { Text("Amount") }
    }
    #expect(Screen(prompted).host.platformViews.first?.attributes.label == "Amount")
  }

  @Test func promptReplacesTheLabel() {
    let value = Model<Decimal?>(nil).binding
    let screen = Screen(NumericTextField("Amount", value: value, style: .number, prompt: Text("0")))
    #expect(screen.host.texts.map(\.string) == ["0"])
    #expect(screen.host.platformViews.first?.attributes.label == "Amount")
  }

  private let english = Locale(identifier: "en_US")
}
