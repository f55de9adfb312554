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

    private var look = FieldLook()
    private var echo: ValueEcho<Bound>
    private var actions = FieldActions()
    private var askedFocus: Bool?
    private var askedSelection: Range<Int>?
    private var isUpdating = false

    init(_ value: Bound, _ style: NumericTextStyle<Bound.Number>) {
      delegate = NumericTextFieldDelegate(value: value, style: style)
      echo = ValueEcho(value)
    }

    /// Updates the field to its view and the surroundings of the view.
    func update(
      _ field: PlatformTextField,
      _ view: PlatformField<Bound>,
      _ environment: EnvironmentValues
    ) {
      isUpdating = true
      defer { isUpdating = false }
      actions = environment.fieldActions
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
      follow(actions.selection)
      follow(actions.focus)
      // Disabling a field ends editing, so this belongs to the update as well.
      let look = FieldLook(environment)
      look.apply(to: field, delegate, last: self.look)
      self.look = look
    }

    /// Commits the number of a field that leaves the screen, and lets go of it.
    func dismantle() {
      isUpdating = true
      delegate.endEditing()
      let model = delegate.fieldModel
      (model.onChange, model.onText, model.onRefusal) = ({ _ in }, { _ in }, { _ in })
      (model.onViolation, model.onCommit, model.onEditingChanged) = (nil, {}, { _ in })
      (model.onSubmit, model.onSelection) = ({}, { _ in })
      delegate.detach()
      isUpdating = false
    }
  }

  // MARK: - What the field tells

  extension FieldCoordinator {
    private func listen(_ view: PlatformField<Bound>) {
      let model = delegate.fieldModel
      model.onChange = { [weak self] number in self?.write(number, to: view.value) }
      let actions = actions
      model.onText = { [weak self] text in
        self?.tell {
          self?.show(view)
          actions.onText.forEach { $0(text) }
        }
      }
      model.onRefusal = { [weak self] refusal in
        self?.tell { actions.onRefusal.forEach { $0(refusal) } }
      }
      model.onViolation = { [weak self] violation in
        self?.tell { actions.onViolation.forEach { $0(violation) } }
      }
      model.onCommit = { [weak self] in self?.tell { actions.onCommit.forEach { $0() } } }
      model.onSubmit = { [weak self] in self?.tell { actions.onSubmit.forEach { $0() } } }
      model.onSelection = { [weak self] selection in self?.tell(of: selection) }
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
      tell(of: isEditing ? delegate.fieldModel.selection : nil)
    }

    /// Tells of the selection, nil for a field that is not edited.
    private func tell(of selection: Range<Int>?) {
      guard let binding = actions.selection else { return }
      let selection = delegate.fieldModel.hasFocus ? selection : nil
      tell { [weak self] in
        self?.askedSelection = selection
        if binding.wrappedValue != selection { binding.wrappedValue = selection }
      }
    }

    /// Tells now, or after the update if views are being updated.
    private func tell(_ action: @escaping @MainActor () -> Void) {
      if isUpdating { Task { action() } } else { action() }
    }
  }

  // MARK: - Focus and selection

  extension FieldCoordinator {
    /// Selects what the app asks for, in a field that is edited.
    private func follow(_ selection: Binding<Range<Int>?>?) {
      let asked = selection?.wrappedValue
      guard asked != askedSelection else { return }
      askedSelection = asked
      let model = delegate.fieldModel
      guard let asked, model.hasFocus, asked != model.selection else { return }
      delegate.select(asked)
      // The engine may have moved it to the nearest legal place, or left it where it was.
      tell(of: model.selection)
    }

    /// Moves the focus after the update: fields tell of it at once, and keyboards move views.
    private func follow(_ focus: Binding<Bool>?) {
      let asked = focus?.wrappedValue
      guard asked != askedFocus else { return }
      askedFocus = asked
      moveFocusSoon()
    }

    /// Moves the focus as the binding says, after the update that may be under way.
    func moveFocusSoon() {
      Task { [weak self] in self?.moveFocus() }
    }

    private func moveFocus() {
      guard let field, let wanted = actions.focus?.wrappedValue, wanted != field.isBeingEdited
      else { return }
      let isMoved = wanted ? field.takeFocus() : field.giveUpFocus()
      // A field without a window takes the focus when it gets one.
      if !isMoved { askedFocus = nil }
    }
  }
#endif
