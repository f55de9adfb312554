// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value that identifies the field with the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let holder: FocusHolder<Value>

  public init() where Value == Bool { holder = FocusHolder(false) }

  public init<T: Hashable>() where Value == T? { holder = FocusHolder(nil) }

  public var wrappedValue: Value {
    get { holder.value }
    nonmutating set { holder.value = newValue }
  }

  public var projectedValue: Binding { Binding(holder) }

  @propertyWrapper
  public struct Binding {
    let holder: FocusHolder<Value>

    init(_ holder: FocusHolder<Value>) { self.holder = holder }

    public var wrappedValue: Value {
      get { holder.value }
      nonmutating set { holder.value = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstallableProperty {
  func install(_ place: PropertyPlace) {
    holder.location = place.location { FocusLocation(holder.none, place.dependency) }
  }
}

/// Connects a focus state to its storage.
///
/// The storage exists while the view is on screen.
final class FocusHolder<Value: Hashable> {
  let none: Value
  var location: FocusLocation<Value>?

  init(_ none: Value) { self.none = none }

  var value: Value {
    get { location?.value ?? none }
    set { location?.ask(for: newValue) }
  }
}

/// The storage of a `FocusState` property while its view is on screen.
final class FocusLocation<Value: Hashable>: FocusAsking {
  let none: Value
  private var stored: Value
  private(set) var isAsking = false
  private var dependency: Dependency

  init(_ none: Value, _ dependency: Dependency) {
    self.none = none
    stored = none
    self.dependency = dependency
  }

  var value: Value {
    dependency.stateIsRead()
    return stored
  }

  /// Requests the focus for the field that is identified by `value`.
  func ask(for value: Value) {
    guard value != stored else { return }
    stored = value
    isAsking = true
    dependency.stateHasChanged()
  }

  /// Updates the state after the user or the app has moved the focus.
  func follow(_ value: Value) {
    guard value != stored else { return }
    stored = value
    dependency.focusHasChanged()
  }

  func hasBeenAsked() { isAsking = false }
}

protocol FocusAsking: AnyObject {
  var isAsking: Bool { get }

  func hasBeenAsked()
}
