// SPDX-License-Identifier: MIT

import Foundation
import NumericText
import NumericTextUI
import SwiftUI
import Testing
import TouchUser
import UIKit

/// Two fields with a shared focus binding, whose value identifies the field that has the focus.
private struct Sums: View {
  enum Field { case net, gross }

  @State var net: Decimal = 1
  @State var gross: Decimal = 2
  @State var field: Field?

  var body: some View {
    NumericTextField("Net", value: $net, style: .number).numericTextFocus($field, equals: .net)
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

@MainActor
@Suite struct FocusTests {
  /// Returns the text fields of a view, after adding them to a window so that they can have the
  /// focus.
  private func fields(of host: ViewHost) -> [UITextField] {
    let window = UIWindow(frame: .zero)
    let fields = host.platformViews.compactMap { $0.view as? UITextField }
    for field in fields { window.addSubview(field) }
    windows.list.append(window)
    return fields
  }

  private final class Windows { var list: [UIWindow] = [] }
  private let windows = Windows()

  private func rest(_ host: ViewHost) async {
    for _ in 0..<10 {
      await Task.yield()
      host.settle()
    }
  }

  @Test func settingTheBindingMovesTheFocus() async {
    let host = ViewHost(Sums())
    let fields = fields(of: host)
    for (button, focused) in [(0, [true, false]), (1, [false, true]), (2, [false, false])] {
      host.buttons[button].tap()
      await rest(host)
      #expect(fields.map(\.isFirstResponder) == focused)
    }
    #expect(host.faults.isEmpty)
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
    await rest(host)
    #expect(fields.allSatisfy { !$0.isFirstResponder })
    #expect(host.faults.isEmpty)
  }

  @Test func focusStateMovesTheFocusIfSwiftUISupportsIt() async throws {
    let host = ViewHost(Stated())
    host.focusStatesReachPlatformViews = true
    let field = try #require(fields(of: host).first)
    host.buttons[0].tap()
    await rest(host)
    #expect(field.isFirstResponder)
    host.buttons[1].tap()
    #expect(!field.isFirstResponder)
    host.event { User(of: field).tap() }
    host.platformFocusHasMoved()
    #expect(host.texts.last?.string == "true")
    #expect(host.faults.isEmpty)
  }

  @Test func bindingWorksIfSwiftUIIgnoresTheFocusState() async throws {
    let host = ViewHost(Both())
    let field = try #require(fields(of: host).first)
    host.buttons[0].tap()
    await rest(host)
    #expect(field.isFirstResponder)
    #expect(host.texts.last?.string == "true")
    #expect(host.faults.isEmpty)
  }

  @Test func bindingAndFocusStateAgree() async throws {
    let host = ViewHost(Both())
    host.focusStatesReachPlatformViews = true
    let field = try #require(fields(of: host).first)
    host.buttons[0].tap()
    await rest(host)
    host.platformFocusHasMoved()
    await rest(host)
    #expect(field.isFirstResponder)
    host.event { User(of: field).leave() }
    host.platformFocusHasMoved()
    await rest(host)
    #expect(!field.isFirstResponder)
    #expect(host.texts.last?.string == "false")
    #expect(host.faults.isEmpty)
  }
}
