// SPDX-License-Identifier: MIT

// The platforms with UIKit or AppKit text fields. watchOS has neither.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import NumericText
  import SwiftUI

  // UIKit and AppKit use the same names for layout priorities.
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // MARK: - Overview
  //
  // SwiftUI doesn't allow changing state during a view update, so callbacks are delayed until after
  // the update. An update can contain an outdated value, which the field has since replaced, so a
  // value is ignored if the field itself wrote it earlier.

  /// A connection between a UIKit or AppKit text field and the bindings of its SwiftUI view.
  @MainActor
  final class FieldCoordinator<FieldValue: NumericTextBoundValue> {
    let delegate: NumericTextFieldDelegate<FieldValue>

    /// The text field on screen.
    weak var field: PlatformTextField?

    private var look = FieldLook()
    private let echo: ValueEcho<FieldValue>
    private var options = FieldOptions()
    private var askedFocus: Bool?
    private var focusRequests: [Bool] = []
    private var askedSelection: Range<Int>?
    private var isUpdating = false

    init(_ value: FieldValue, _ style: NumericTextStyle<FieldValue.Number>) {
      delegate = NumericTextFieldDelegate(value: value, style: style)
      echo = ValueEcho(value)
    }

    /// Prepares a new field.
    func attach(to field: PlatformInput) {
      field.setContentHuggingPriority(.defaultHigh, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
      field.setContentHuggingPriority(.defaultLow, for: .horizontal)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      field.onMoveToWindow = { [weak self] in self?.windowChanged() }
      self.field = field
      delegate.attach(to: field)
    }

    /// Updates the field to match its view and environment.
    func update(
      _ field: PlatformTextField,
      _ view: PlatformField<FieldValue>,
      _ environment: EnvironmentValues
    ) {
      isUpdating = true
      defer { isUpdating = false }
      options = environment.fieldOptions
      listen(view)
      if view.style != delegate.style { delegate.style = view.style }
      let current = view.value.wrappedValue
      let model = delegate.fieldModel
      let isEditing = model.engine.isActive || model.engine.isScrubbing
      if let newValue = echo.externalValue(current, isEditing: isEditing),
        newValue != delegate.value
      {
        delegate.value = newValue
      }
      model.reportViolation()
      follow(options.selection)
      follow(options.focus)
      follow(options.focusRequests.map { $0() })
      // Disabling an AppKit field ends editing and calls callbacks, so apply the appearance while
      // callbacks are delayed.
      let look = FieldLook(environment)
      look.apply(to: field, delegate, last: self.look)
      if look.isEnabled != self.look.isEnabled { moveFocusSoon() }
      self.look = look
    }

    /// Commits the number and detaches from the field, which is being removed from the screen.
    func dismantle() {
      isUpdating = true
      delegate.detach()
      isUpdating = false
    }
  }

  // MARK: - Callbacks of the field

  extension FieldCoordinator {
    private func listen(_ view: PlatformField<FieldValue>) {
      let model = delegate.fieldModel
      model.onChange = { [weak self, echo] number in
        self?.tell { echo.write(number, to: view.value) }
      }
      model.onSelection = { [weak self] selection in self?.tell(of: selection) }
      var options = options
      options.onText.insert({ [weak self] _ in self?.show(view) }, at: 0)
      options.onEditingChanged.insert({ [weak self] _ in self?.show(view) }, at: 0)
      options.listen(to: model) { [weak self] action in self?.tell(action) }
      let reportEditing = model.onEditingChanged
      model.onEditingChanged = { [weak self] isEditing in
        reportEditing(isEditing)
        if let self { tell(of: delegate.fieldModel.engine.selection) }
      }
    }

    private func show(_ view: PlatformField<FieldValue>) {
      let shown = ShownText(delegate.fieldModel)
      if view.shown.wrappedValue != shown { view.shown.wrappedValue = shown }
    }

    /// Writes the selection to the app's binding, or writes nil if the field isn't being edited.
    private func tell(of selection: Range<Int>?) {
      guard let binding = options.selection else { return }
      let model = delegate.fieldModel
      let (selection, text) = (model.hasFocus ? selection : nil, model.engine.text)
      tell { [weak self] in
        self?.askedSelection = selection
        binding.write(selection, text)
      }
    }

    /// Runs a callback immediately, or after the view update that is in progress.
    private func tell(_ action: @escaping @MainActor () -> Void) {
      if isUpdating { Task { action() } } else { action() }
    }
  }

  // MARK: - Focus and selection

  extension FieldCoordinator {
    /// Selects the range in the binding if the range has changed and the field is being edited.
    private func follow(_ selection: SelectionBinding?) {
      let model = delegate.fieldModel
      let asked = selection?.read(model.engine.text)
      guard asked != askedSelection else { return }
      askedSelection = asked
      guard let asked, model.hasFocus else { return }
      if asked != model.engine.selection { delegate.adapter.perform(.select(asked)) }
      // The engine may have adjusted the range, or ignored it. Write the engine's selection to the
      // binding.
      tell(of: model.engine.selection)
    }

    /// Moves the focus if the binding has changed.
    ///
    /// This happens after the view update, because moving the focus calls delegate methods
    /// synchronously and can change the layout.
    private func follow(_ focus: Binding<Bool>?) {
      let asked = focus?.wrappedValue
      guard asked != askedFocus else { return }
      askedFocus = asked
      moveFocusSoon()
    }

    /// Moves the focus to the field if a focus state of the app has begun to request it.
    ///
    /// This method never removes the focus: SwiftUI does so when the state no longer requests it.
    /// SwiftUI also resets the state if it doesn't find the field, and then editing must continue.
    private func follow(_ requests: [Bool]) {
      let old = focusRequests
      focusRequests = requests
      let isNew = requests.enumerated().contains { $1 && (!old.indices.contains($0) || !old[$0]) }
      guard isNew else { return }
      Task { [weak self] in
        guard let field = self?.field, field.isEnabled, !field.isBeingEdited else { return }
        // A field without a window can't receive focus, so try again when it enters a window.
        if !field.takeFocus() { self?.focusRequests = [] }
      }
    }

    /// Moves the focus to the field if the app requested the focus before the field had a window.
    private func windowChanged() {
      moveFocusSoon()
      follow(options.focusRequests.map { $0() })
    }

    /// Moves the focus to match the binding, after the current view update.
    ///
    /// A disabled field gives up the focus.
    func moveFocusSoon() {
      Task { [weak self] in self?.moveFocus() }
    }

    private func moveFocus() {
      guard let field, let wanted = wantedFocus, wanted != field.isBeingEdited else { return }
      guard wanted else { return leaveSoon(after: 1) }
      // A field without a window can't receive focus, so try again when it enters a window.
      if !field.takeFocus() { askedFocus = nil }
    }

    /// Whether the field should have the focus, or nil if the app doesn't control it.
    ///
    /// This is false if the field is disabled.
    private var wantedFocus: Bool? {
      field?.isEnabled == true ? options.focus?.wrappedValue : false
    }

    /// Ends editing after yielding to the main actor `turns` times, unless another field has taken
    /// the focus by then.
    ///
    /// If this field gave up the focus before another field takes it, the keyboard would disappear
    /// and appear again. If `isReturn` is false, editing also continues if the app requests the
    /// focus again.
    private func leaveSoon(after turns: Int, isReturn: Bool = false) {
      Task { [weak self] in
        for _ in 0..<turns { await Task.yield() }
        guard let self, let field, field.isBeingEdited, isReturn || wantedFocus == false else {
          return
        }
        if !field.giveUpFocus() { askedFocus = nil }
      }
    }

    /// Ends editing after Return, as in SwiftUI's own text field.
    ///
    /// The action for Return can move the focus to the next field. SwiftUI updates the views when
    /// the run loop waits for events, which happens after at most two yields. The next field takes
    /// the focus one yield after the update.
    func leaveAfterReturn() { leaveSoon(after: 4, isReturn: true) }
  }
#endif
