// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return adjusted { context, _ in
      guard let location = binding.location else { return }
      let request = FocusRequest(
        location: location,
        wantsFocus: { location.value == value },
        follow: { isFocused in
          if isFocused {
            location.follow(value)
          } else if location.value == value {
            location.follow(binding.holder.initial)
          }
        }
      )
      context.focus.append(request)
    }
  }

  /// Moves the focus to the field that `value` identifies, when the view appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return adjusted { context, node in
      guard node.isNew, let location = binding.location else { return }
      context.host.afterUpdate { location.set(value) }
    }
  }
}
