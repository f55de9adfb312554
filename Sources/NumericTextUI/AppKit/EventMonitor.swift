// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)  // Catalyst uses the UIKit field.
  import AppKit

  /// An AppKit event monitor, which is removed when this object is deinitialized.
  final class EventMonitor {
    private let monitor: Any?

    init(_ monitor: Any?) { self.monitor = monitor }

    deinit {
      if let monitor { NSEvent.removeMonitor(monitor) }
    }
  }
#endif
