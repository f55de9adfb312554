// SPDX-License-Identifier: MIT

import AppKit
import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Tests that an AppKit field adopts the settings that only AppKit has.
extension FieldEnvironmentTests {
  @Test func removingTheColorRestoresTheControlColor() {
    let screen = Screen(true) { $isWarning in
      view.numericTextColor(isWarning ? .systemRed : nil)
      Button("Calm") { isWarning = false }
    }
    #expect(screen.field.textColor === NSColor.systemRed)
    screen.host.buttons[0].tap()
    #expect(screen.field.textColor === NSColor.controlTextColor)
  }

  @Test func borderFollowsTheTextFieldStyle() {
    #expect(Screen(view).field.isBezeled)
    let plain = Screen(view.textFieldStyle(.plain)).field
    #expect(!plain.isBezeled && !plain.drawsBackground)
    let rounded = Screen(view.padding(4).numericTextBorder(.rounded)).field
    #expect(rounded.isBezeled && rounded.bezelStyle == .roundedBezel)
    #expect(Screen(view.textFieldStyle(.squareBorder)).field.bezelStyle == .squareBezel)
  }

  @Test func foregroundColorOnTheFieldIsApplied() {
    #expect(Screen(view.foregroundColor(.red)).field.textColor?.name == "red")
  }

  @Test func aFormShowsTheLabelBeforeTheField() {
    let amount = Model<Decimal?>(nil).binding
    let field = NumericTextField("Amount", value: amount, style: .number, prompt: Text("0"))
    #expect(Screen(field).host.texts.map(\.string) == ["0"])
    let screen = Screen(Form { field }.numericTextFormLabels())
    #expect(screen.host.texts.map(\.string) == ["Amount", "0"])
    #expect(screen.host.platformViews.first?.attributes.label == "Amount")
    let bare = NumericTextField("Amount", value: amount, style: .number)
    #expect(Screen(bare.numericTextFormLabels()).host.texts.map(\.string) == ["Amount"])
  }

  @Test func newAlignmentKeepsEditing() {
    let screen = Screen(TextAlignment.leading) { $alignment in
      view.multilineTextAlignment(alignment)
      Button("Trailing") { alignment = .trailing }
    }
    screen.user.tap().type("7")
    screen.host.buttons[0].tap()
    #expect(screen.field.alignment == .right)
    #expect(screen.field.currentEditor()?.alignment == .right)
    screen.user.type("8")
    #expect(screen.text == "$78")
  }

  @Test func longNumbersScrollWhileTheyAreEdited() {
    #expect(Screen(view).field.cell?.isScrollable == true)
  }

  @Test func keepsConfiguredProperties() {
    let screen = Screen(view.numericTextConfiguration { $0.isBezeled = false })
    model.set(7)
    screen.host.redraw()
    #expect(!screen.field.isBezeled)
    #expect(screen.text == "$7.00")
  }

  @Test func fillsTheOfferedWidthAndKeepsItsHeight() throws {
    let screen = Screen(view)
    let element = try #require(screen.host.platformViews.first)
    let height = screen.field.intrinsicContentSize.height
    let offered = element.sizeThatFits(ProposedViewSize(width: 250, height: 900))
    #expect(offered == CGSize(width: 250, height: height))
    let own = element.sizeThatFits(.unspecified)
    #expect(own == CGSize(width: 100, height: height))
  }

  @Test func controlSizeSetsTheSizeOfTheFieldAndItsText() {
    let screen = Screen(view.controlSize(.small))
    #expect(screen.field.controlSize == .small)
    #expect(screen.field.font == .systemFont(ofSize: 11))
    let titled = Screen(view.font(.title).controlSize(.small))
    #expect(titled.field.font == .preferredFont(forTextStyle: .title1))
    #expect(Screen(view).field.controlSize == .regular)
  }

  @Test func tightensLongNumbersIfTheEnvironmentAllowsIt() {
    #expect(Screen(view.allowsTightening(true)).field.allowsDefaultTighteningForTruncation)
    #expect(!Screen(view).field.allowsDefaultTighteningForTruncation)
  }

  @Test func modifiersFollowEachOther() async {
    struct Form: View {
      @State var amount: Decimal = 1
      @State var submits = 0
      @FocusState var isFocused: Bool

      var body: some View {
        NumericTextField("Amount", value: $amount, style: .number)
          .focused($isFocused)
          .textFieldStyle(.squareBorder)
          .numericTextColor(.systemRed)
          .numericTextFormLabels(false)
          .numericTextRefusals(beeps: true)
          .numericTextConfiguration { $0.maximumNumberOfLines = 7 }
          .onSubmit { submits += 1 }
        Text(verbatim: "\(submits)")
        Button("Focus") { isFocused = true }
      }
    }
    let screen = Screen(Form())
    await screen.host.press(0)
    #expect(screen.user.isEditing)
    screen.user.pressReturn()
    #expect(screen.field.bezelStyle == .squareBezel)
    #expect(screen.field.isBezeled)
    #expect(screen.field.textColor == .systemRed)
    #expect(screen.field.maximumNumberOfLines == 7)
    #expect(screen.host.texts.last?.string == "1")
  }
}
