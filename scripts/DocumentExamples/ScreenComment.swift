// SPDX-License-Identifier: MIT

/// Completes an example from the doc comment of a field, so that it compiles.
///
/// The comment contains only the lines that create or configure a field. The completed example also
/// declares the state and the delegate that these lines use.
struct ScreenComment {
  let example: Example

  init(_ comment: Example, path: String) {
    let kit = Self.kit(of: path)
    let code = comment.lines.joined(separator: "\n")
    // In the migration module, only examples that create a field need a view.
    let isView =
      path.contains("NumericTextMigration")
      ? code.contains("Field(") : kit == .swiftUI || code.contains("NumericTextField(")
    var example = comment
    example.lines = isView ? Self.view(of: comment.lines) : Self.steps(of: comment.lines, kit)
    example.home = kit
    let module = path.contains("NumericTextMigration") ? "NumericTextMigration" : "NumericTextUI"
    // Every example imports UIKit or AppKit, because even a SwiftUI example can configure the text
    // field of one of these frameworks.
    let platform = kit == .appKit ? Example.Kit.appKit : .uiKit
    example.imports = Set([module, platform.rawValue] + (isView ? ["SwiftUI"] : []))
    self.example = example
  }

  private static func kit(of path: String) -> Example.Kit {
    if path.contains("AppKit") || path.contains("NSText") { return .appKit }
    // The examples in `Shared` are about delegates, which are the same in UIKit and AppKit, so they
    // are tested with UIKit.
    let isTouch = ["/UIKit/", "/Shared/", "UIText"].contains { path.contains($0) }
    return isTouch ? .uiKit : .swiftUI
  }

  // MARK: - Views

  private static func view(of lines: [String]) -> [String] {
    let code = lines.joined(separator: "\n")
    let own = lines.filter { $0.hasPrefix("@") }
    let body = lines.filter { !$0.hasPrefix("@") && !$0.isEmpty }
    let states = states(in: code).filter { state in !own.contains { $0.contains(" \(state.name)") }
    }
    let members = own + states.map { "@State private var \($0.name): \($0.type)" } + tools(in: code)
    return ["struct Example: View {"] + members + ["var body: some View {"] + body + ["}", "}"]
  }

  /// Returns the names and types of the state properties that an example uses.
  private static func states(in code: String) -> [(name: String, type: String)] {
    let types = [
      "text": "String = \"\"", "hint": "String = \"\"", "value": "Decimal?", "price": "Decimal?",
      "isActive": "Bool = false", "formatter": "CurrencyFormatter = .default",
      "amount": code.contains("CurrencyField(")
        ? "Decimal?" : code.contains("CurrencyTextField(") ? "Double?" : "Decimal = 0",
    ]
    let known = types.keys.filter { code.contains(" \($0) = ") || code.contains(" \($0).") }
    let names = Set(code.matches(of: #/\$([a-z]\w*)/#).map { String($0.1) }).union(known)
    return names.sorted().map { ($0, types[$0] ?? "Decimal = 0") }
  }

  private static func tools(in code: String) -> [String] {
    let formatter =
      code.contains("formatter: formatter") ? ["let formatter = NumberFormatter()"] : []
    return code.contains("save(") ? formatter + ["func save(_ amount: Decimal) {}"] : formatter
  }

  // MARK: - Delegates

  private static func steps(of lines: [String], _ kit: Example.Kit) -> [String] {
    let code = lines.joined(separator: "\n")
    var missing: [String] = []
    func add(_ name: String, _ declaration: String) {
      let isUsed = code.split(omittingEmptySubsequences: true) { " (\n".contains($0) }.contains {
        $0 == name || $0.hasPrefix("\(name).") || $0.hasPrefix("\(name))")
      }
      if isUsed, !code.contains("let \(name)") { missing.append(declaration) }
    }
    add("textFieldDelegate", "var textFieldDelegate = CurrencyUITextFieldDelegate()")
    let style = "NumericTextStyle<Decimal>.number"
    add("delegate", "let delegate = NumericTextFieldDelegate(value: 0 as Decimal, style: \(style))")
    let field = kit == .appKit ? "NSTextField(frame: .zero)" : "UITextField()"
    add("textField", "let textField = \(field)")
    return missing + lines
  }
}
