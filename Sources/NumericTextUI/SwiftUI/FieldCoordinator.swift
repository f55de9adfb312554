// SPDX-License-Identifier: MIT

// A platform has text fields of UIKit or of AppKit; a watch has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // MARK: - Overview
  //
  // SwiftUI forbids writing state while it updates views, and some of its updates are late: they
  // bring what a binding held before the field wrote to it. So nothing is told during an update, and
  // a value counts as news only if it is not the field's own.

  /// Stands between a text field of the platform and the bindings of its view.
  @MainActor
  final class FieldCoordinator<Bound: NumericTextBoundValue> {
    let delegate: NumericTextFieldDelegate<Bound>

    /// The text field that is on screen.
    weak var field: PlatformTextField?

    /// What the field has last taken from its surroundings.
    var look = FieldLook()

    private var echo: ValueEcho<Bound>
    private var actions = FieldActions()
    private var askedFocus: Bool?
    private var isUpdating = false

    init(_ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
      delegate = NumericTextFieldDelegate(value: value, style: style)
      echo = ValueEcho(value)
    }

    /// Takes what the view says now.
    func update(_ view: PlatformField<Bound>, _ actions: FieldActions) {
      isUpdating = true
      defer { isUpdating = false }
      self.actions = actions
      if delegate.selectsAllOnFocus != actions.selectsAllOnFocus {
        delegate.selectsAllOnFocus = actions.selectsAllOnFocus
      }
      listen(view)
      if view.style != delegate.style { delegate.style = view.style }
      let held = view.value.wrappedValue
      let model = delegate.fieldModel
      let isEditing = model.isActive
      if let news = echo.news(in: held, isEditing: isEditing), news != delegate.value {
        delegate.value = news
      }
      model.reportViolation()
      follow(actions.focus)
    }

    /// Lets go of a field that leaves the screen.
    func dismantle() {
      isUpdating = true
      if field?.isBeingEdited == true { tellEditing(false) }
      let model = delegate.fieldModel
      (model.onChange, model.onText, model.onRefusal) = ({ _ in }, { _ in }, { _ in })
      (model.onViolation, model.onCommit, model.onEditingChanged) = (nil, {}, { _ in })
      delegate.detach()
      isUpdating = false
    }
  }

  // MARK: - What the field tells

  extension FieldCoordinator {
    private func listen(_ view: PlatformField<Bound>) {
      let model = delegate.fieldModel
      model.onChange = { [weak self] number in self?.write(number, to: view.value) }
      model.onText = { [weak self] text in
        self?.tell {
          self?.show(view)
          self?.actions.onText.forEach { $0(text) }
        }
      }
      model.onRefusal = { [weak self] refusal in
        self?.tell { self?.actions.onRefusal.forEach { $0(refusal) } }
      }
      model.onViolation = { [weak self] violation in
        self?.tell { self?.actions.onViolation.forEach { $0(violation) } }
      }
      model.onCommit = { [weak self] in self?.tell { self?.actions.onCommit.forEach { $0() } } }
      model.onEditingChanged = { [weak self] isEditing in
        self?.tell { self?.show(view) }
        self?.tellEditing(isEditing)
      }
    }

    private func write(_ number: Bound, to value: Binding<Bound>) {
      tell { [weak self] in
        value.wrappedValue = number
        self?.echo.wrote(number, now: value.wrappedValue)
      }
    }

    private func show(_ view: PlatformField<Bound>) {
      let shown = ShownText(delegate.fieldModel)
      if view.shown.wrappedValue != shown { view.shown.wrappedValue = shown }
    }

    private func tellEditing(_ isEditing: Bool) {
      let actions = actions
      tell {
        if let focus = actions.focus, focus.wrappedValue != isEditing {
          focus.wrappedValue = isEditing
        }
        actions.onEditingChanged.forEach { $0(isEditing) }
      }
    }

    /// Tells now, or after the update if views are being updated.
    private func tell(_ action: @escaping @MainActor () -> Void) {
      if isUpdating { Task { action() } } else { action() }
    }
  }

  // MARK: - Focus

  extension FieldCoordinator {
    /// Moves the focus after the update: fields tell of it at once, and keyboards move views.
    private func follow(_ focus: Binding<Bool>?) {
      let asked = focus?.wrappedValue
      guard asked != askedFocus else { return }
      askedFocus = asked
      Task { [weak self] in self?.moveFocus() }
    }

    private func moveFocus() {
      guard let field, let wanted = actions.focus?.wrappedValue, wanted != field.isBeingEdited
      else { return }
      let isMoved = wanted ? field.takeFocus() : field.giveUpFocus()
      // A field that is not in a window yet takes it with a later update.
      if !isMoved { askedFocus = nil }
    }
  }
#endif
