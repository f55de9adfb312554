// SPDX-License-Identifier: MIT

import NumericTextUI
import SwiftUI
import Testing

@testable import SimulatedUser

/// Two fields with a shared focus binding, whose value identifies the field that has the focus.
///
/// Return in the first field focuses the second.
private struct Sums: View {
  enum Field { case net, gross }

  @State var net: Decimal = 1
  @State var gross: Decimal = 2
  @State var field: Field?

  var body: some View {
    NumericTextField("Net", value: $net, style: .number)
      .numericTextFocus($field, equals: .net)
      .onSubmit { field = .gross }
    NumericTextField("Gross", value: $gross, style: .number)
      .numericTextFocus($field, equals: .gross)
    Text(verbatim: field.map { "\($0)" } ?? "none")
    Button("Net") { field = .net }
    Button("Gross") { field = .gross }
    Button("Leave") { field = nil }
  }
}

/// A field whose focus is controlled by SwiftUI's `focused`.
private struct Stated: View {
  @State var amount: Decimal = 1
  @FocusState var isFocused: Bool

  var body: some View {
    NumericTextField("Amount", value: $amount, style: .number).focused($isFocused)
    Text(verbatim: "\(isFocused)")
    Button("Focus") { isFocused = true }
    Button("Leave") { isFocused = false }
  }
}

/// Two fields with a focus state, in which Return in the first field focuses the second.
///
/// `first` is the field that has the focus when the view appears.
private struct Chain: View {
  enum Field { case net, gross }

  var first: Field?
  @State private var net: Decimal = 1
  @State private var gross: Decimal = 2
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      NumericTextField("Net", value: $net, style: .number)
        .focused($field, equals: .net)
        .onSubmit { field = .gross }
      NumericTextField("Gross", value: $gross, style: .number)
        .focused($field, equals: .gross)
    }
    .defaultFocus($field, first)
    Text(verbatim: field.map { "\($0)" } ?? "none")
    Button("Net") { field = .net }
  }
}

/// A field with both SwiftUI's `focused` and `numericTextFocus`.
private struct Both: View {
  @State var amount: Decimal = 1
  @State var isEditing = false
  @FocusState var isFocused: Bool

  var body: some View {
    NumericTextField("Amount", value: $amount, style: .number)
      .focused($isFocused)
      .numericTextFocus($isEditing)
    Text(verbatim: "\(isEditing)")
    Button("Edit") { isEditing = true }
  }
}

@Suite struct FocusTests {
  /// Returns the text fields of a view, after adding them to the window so that they can have the
  /// focus.
  private func fields(of host: ViewHost) -> [UITextField] {
    for field in host.fields { window.addSubview(field) }
    return host.fields
  }

  private let window = UIWindow(frame: .zero)

  @Test func settingTheBindingMovesTheFocus() async {
    let host = ViewHost(Sums())
    let fields = fields(of: host)
    for (button, focused) in [(0, [true, false]), (1, [false, true]), (2, [false, false])] {
      await host.press(button)
      #expect(fields.map(\.isFirstResponder) == focused)
    }
  }

  @Test func bindingFollowsTheUser() async {
    let host = ViewHost(Sums())
    let fields = fields(of: host)
    host.event { User(of: fields[0]).tap() }
    #expect(host.texts.last?.string == "net")
    host.event { User(of: fields[1]).tap() }
    #expect(host.texts.last?.string == "gross")
    host.event { User(of: fields[1]).leave() }
    #expect(host.texts.last?.string == "none")
    await host.rest()
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  @Test(arguments: [true, false])
  func focusStateMovesTheFocus(isReached: Bool) async throws {
    let host = ViewHost(Stated())
    host.focusStatesReachPlatformViews = isReached
    let field = try #require(fields(of: host).first)
    await host.press(0)
    #expect(field.isFirstResponder)
  }

  @Test func focusStateFollowsTheFocusIfSwiftUISupportsIt() async throws {
    let host = ViewHost(Stated())
    host.focusStatesReachPlatformViews = true
    let field = try #require(fields(of: host).first)
    await host.press(0)
    host.buttons[1].tap()
    #expect(!field.isFirstResponder)
    host.event { User(of: field).tap() }
    host.platformFocusHasMoved()
    #expect(host.texts.last?.string == "true")
  }

  @Test func editingContinuesIfSwiftUIResetsTheFocusState() async throws {
    let host = ViewHost(Stated())
    let field = try #require(fields(of: host).first)
    host.event { User(of: field).tap() }
    host.event { User(of: field).type("5") }
    host.redraw()
    await host.rest()
    #expect(field.isFirstResponder)
    #expect(field.text == "15")
  }

  @Test(arguments: [true, false])
  func returnMovesTheFocusToTheFieldOfTheFocusState(isReached: Bool) async {
    let host = ViewHost(Chain())
    host.focusStatesReachPlatformViews = isReached
    await checkReturn(host)
  }

  @Test func returnMovesTheFocusToTheFieldOfTheBinding() async {
    await checkReturn(ViewHost(Sums()))
  }

  /// Checks that Return in the first field focuses the second field, and that the keyboard stays.
  private func checkReturn(_ host: ViewHost) async {
    let fields = fields(of: host)
    await host.press(0)
    #expect(fields[0].isFirstResponder)
    host.event { User(of: fields[0]).pressReturn() }
    await host.rest()
    #expect(fields[1].isFirstResponder)
    #expect(fields[0].window?.keyboardMoves == [.appears])
    host.event { User(of: fields[1]).pressReturn() }
    await host.rest()
    #expect(fields[1].window?.keyboardMoves == [.appears, .disappears])
  }

  @Test func defaultFocusMovesTheFocus() async {
    let host = ViewHost(Chain(first: .gross))
    let fields = fields(of: host)
    await host.rest()
    #expect(fields.map(\.isFirstResponder) == [false, true])
  }

  @Test(arguments: [true, false])
  func bindingAndFocusStateAgree(isReached: Bool) async throws {
    let host = ViewHost(Both())
    host.focusStatesReachPlatformViews = isReached
    let field = try #require(fields(of: host).first)
    await host.press(0)
    host.platformFocusHasMoved()
    await host.rest()
    #expect(field.isFirstResponder)
    #expect(host.texts.last?.string == "true")
    host.event { User(of: field).leave() }
    host.platformFocusHasMoved()
    await host.rest()
    #expect(!field.isFirstResponder)
    #expect(host.texts.last?.string == "false")
  }
}
