// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// An observer of all windows, which calls the adapters when AppKit has updated a window.
  ///
  /// AppKit updates a window after each event. All windows are observed, because AppKit doesn't
  /// notify an adapter when its field enters a window.
  @MainActor
  final class WindowUpdates {
    static let shared = WindowUpdates()

    private var adapters: [ObjectIdentifier: WeakAdapter] = [:]
    private var tokens: NotificationTokens?

    private struct WeakAdapter {
      weak var adapter: FieldEditorAdapter?
    }

    func add(_ adapter: FieldEditorAdapter) {
      adapters[ObjectIdentifier(adapter)] = WeakAdapter(adapter: adapter)
      guard tokens == nil else { return }
      tokens = NotificationTokens(objectsOf: NSWindow.didUpdateNotification) { [weak self] window in
        self?.updated(window)
      }
    }

    func remove(_ adapter: FieldEditorAdapter) { adapters[ObjectIdentifier(adapter)] = nil }

    private func updated(_ window: ObjectIdentifier) {
      for (id, weak) in adapters {
        if let adapter = weak.adapter { adapter.windowUpdated(window) } else { adapters[id] = nil }
      }
    }
  }
#endif
